export const migration = {
  name: '0006-accounts',
  sql: `
    -- Set while the player's accounts may not be changed.
    ALTER TABLE players ADD COLUMN frozen_at bigint;

    -- The terms that came to hold for a player after their registration, and whether they agreed.
    CREATE TABLE player_terms (
      player_id bigint PRIMARY KEY REFERENCES players,
      updated_at bigint NOT NULL,
      confirmed_at bigint
    )`,
};
