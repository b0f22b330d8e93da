export const migration = {
  name: '0042-data-exports',
  sql: `
    -- Copies of a player's data that were made for them, for a day.
    CREATE TABLE data_exports (
      -- Random: it is in an address. Only the player can do something with it.
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      made_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      -- The file in base64.
      zip text NOT NULL
    );
    CREATE INDEX data_exports_player ON data_exports (player_id);
    CREATE INDEX data_exports_expiry ON data_exports (expires_at)`,
};
