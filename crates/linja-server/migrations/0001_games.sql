-- The same file for SQLite and PostgreSQL. Times are milliseconds since 1970, secrets are hashes in hexadecimal digits.

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    terms TEXT NOT NULL,
    offers TEXT NOT NULL,
    black TEXT,
    red TEXT,
    invite TEXT,
    watch TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    wake BIGINT
);

CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;

CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE alive (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
