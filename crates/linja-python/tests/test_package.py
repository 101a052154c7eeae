"""The package as it is installed."""

from importlib import metadata
from pathlib import Path


def test_no_file_of_the_package_names_the_folder_it_was_built_in():
    folder = str(Path(__file__).resolve().parents[3]).encode()
    # Where the wheel came from is noted by whoever installs it; the library of a test build has its sources for a debugger.
    for file in metadata.files("linja"):
        if file.name != "direct_url.json" and file.suffix not in (".so", ".pyd", ".pyc"):
            assert folder not in file.read_binary(), file
