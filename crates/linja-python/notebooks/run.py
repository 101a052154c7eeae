"""Runs a notebook from its first cell to the last and prints what the last one printed; UPDATE=1 keeps all outputs in it."""

import os
import sys

import nbformat
from nbclient import NotebookClient

path = sys.argv[1]
notebook = nbformat.read(path, as_version=4)
NotebookClient(notebook, timeout=1800, kernel_name="python3").execute()
if os.environ.get("UPDATE") == "1":
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    nbformat.write(notebook, path)
print("".join(output.get("text", "") for output in notebook.cells[-1].outputs).strip())
