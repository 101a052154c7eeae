-- What those on the seats are called, as JSON; NULL if nobody has a name.

ALTER TABLE games ADD COLUMN names TEXT;
