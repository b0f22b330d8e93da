export const migration = {
  name: '0054-site-time',
  sql: `
    -- How long each player was active on the site, by the months of UTC, as "2026-11".
    CREATE TABLE site_time (
      player_id bigint NOT NULL REFERENCES players,
      month text NOT NULL,
      seen_at bigint NOT NULL,
      used_ms bigint NOT NULL,
      PRIMARY KEY (player_id, month)
    )`,
};
