export const migration = {
  name: '0069-promo-checks',
  sql: `
    ALTER TABLE promo_codes
      -- The only player whom it is for; null: for all.
      ADD COLUMN player_id bigint REFERENCES players,
      -- Null: it has no end.
      ADD COLUMN ends_at bigint;

    -- Codes that players have checked: so many in an hour.
    CREATE TABLE promo_checks (
      player_id bigint NOT NULL REFERENCES players,
      at bigint NOT NULL
    );
    CREATE INDEX promo_checks_player ON promo_checks (player_id, at)`,
};
