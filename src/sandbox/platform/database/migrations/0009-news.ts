export const migration = {
  name: '0009-news',
  sql: `
    -- 0 nothing to tell, 1 the main account can be converted, 2 an additional one.
    ALTER TABLE players
      ADD COLUMN conversion_status integer NOT NULL DEFAULT 0,
      -- So many payments by Team Cash were accepted up to then.
      ADD COLUMN team_cash_accepted integer,
      ADD COLUMN team_cash_at bigint;

    -- Questions that wait for a player's answers, and what comes to wait once they are right, as JSON.
    CREATE TABLE limit_tests (
      token text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      wishes text NOT NULL,
      expires_at bigint NOT NULL
    )`,
};
