export const migration = {
  name: '0011-batches',
  sql: `
    -- Batches of singles that were decided: each refId once, whatever came of its bets.
    CREATE TABLE batches (
      player_id bigint NOT NULL REFERENCES players,
      ref_id text NOT NULL,
      body_hash text NOT NULL,
      -- In the order of the coupon, as JSON: the id of the bet, or why there is none.
      results text NOT NULL,
      PRIMARY KEY (player_id, ref_id)
    )`,
};
