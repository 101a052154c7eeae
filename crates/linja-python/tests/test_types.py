"""The stubs are those of the module, and the Python sources keep to them."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import linja

PACKAGE = Path(__file__).parents[1]


def run(*args):
    done = subprocess.run([sys.executable, "-m", *args], cwd=PACKAGE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_stubs_are_those_of_the_module():
    pytest.importorskip("mypy")
    run("mypy.stubtest", "linja._linja", "--mypy-config-file", "pyproject.toml")


def test_the_sources_keep_to_the_types():
    pytest.importorskip("mypy")
    run("mypy", "python/linja")


def test_the_examples_are_right():
    failed, tried = doctest.testmod(linja)
    assert tried > 3 and failed == 0


def test_everything_is_documented():
    for name in linja.__all__:
        one = getattr(linja, name)
        if isinstance(one, type) and one.__module__ == "linja":
            assert one.__doc__, name
            for attribute, member in vars(one).items():
                assert attribute.startswith("_") or member.__doc__, f"{name}.{attribute}"
