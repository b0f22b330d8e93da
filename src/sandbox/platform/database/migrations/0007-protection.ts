export const migration = {
  name: '0007-protection',
  sql: `
    -- Money is in minor units of the main account's currency, all else in the measure of the type.
    ALTER TABLE player_limits
      ADD COLUMN started_at bigint NOT NULL DEFAULT 0,
      ADD COLUMN ends_at bigint,
      ADD COLUMN reason integer;

    -- What a player has asked for and has yet to approve; without a value: that the limit goes.
    CREATE TABLE limit_changes (
      player_id bigint NOT NULL REFERENCES players,
      limit_type integer NOT NULL,
      limit_value bigint CHECK (limit_value >= 0),
      ready_at bigint NOT NULL,
      lapses_at bigint NOT NULL,
      PRIMARY KEY (player_id, limit_type)
    );

    -- How much of a session limit's day is used.
    CREATE TABLE session_days (
      player_id bigint PRIMARY KEY REFERENCES players,
      day_at bigint NOT NULL,
      seen_at bigint NOT NULL,
      used_ms bigint NOT NULL
    );

    -- What players paid in by themselves; minor units of the account's currency.
    CREATE TABLE deposits (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      currency_id integer NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      at bigint NOT NULL
    );
    CREATE INDEX deposits_newest ON deposits (player_id, at);

    ALTER TABLE sessions ADD COLUMN started_at bigint NOT NULL DEFAULT 0;
    ALTER TABLE players ADD COLUMN closed_at bigint`,
};
