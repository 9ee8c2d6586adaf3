"""The engine: plays a compiled chapter headlessly. It reads no files and prints nothing."""
