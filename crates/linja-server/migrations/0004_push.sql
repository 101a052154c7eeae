-- The key that signs notifications, the same for all servers on one database; made when one first starts.

CREATE TABLE push_keys (
    id BIGINT PRIMARY KEY,
    key TEXT NOT NULL
);

-- Devices that want to be notified about a game. `seat` is the hash of the secret they came with, `told` is what they
-- have heard of already, and at `due` somebody has to look whether there is more to tell.

CREATE TABLE subscriptions (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    seat TEXT NOT NULL,
    device TEXT NOT NULL,
    added BIGINT NOT NULL,
    told BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    due BIGINT,
    PRIMARY KEY (game, endpoint)
);

CREATE INDEX subscriptions_due ON subscriptions (due) WHERE due IS NOT NULL;
