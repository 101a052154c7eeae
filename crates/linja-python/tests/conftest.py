"""The rule set `zen` is solved once, for all tests that ask the oracle."""

import os
from pathlib import Path

import pytest

import linja


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def oracle(tables: Path) -> linja.Oracle:
    return linja.Oracle.solve("zen", out=tables, distance=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where everything is installed that the tests need, none may be skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and reporter.stats.get("skipped") and "LINJA_NO_SKIPS" in os.environ:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
