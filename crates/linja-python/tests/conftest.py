"""The rule set `zen` is solved once, for all tests that ask the oracle."""

from pathlib import Path

import pytest

import linja


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def oracle(tables: Path) -> linja.Oracle:
    return linja.Oracle.solve("zen", out=tables)
