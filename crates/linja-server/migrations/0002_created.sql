-- Old games are found by their age. `created` never changes, so no turn has to touch this index.

CREATE INDEX games_created ON games (created);
