//! The server: online games that lose nothing.
