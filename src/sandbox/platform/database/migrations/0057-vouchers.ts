export const migration = {
  name: '0057-vouchers',
  sql: `
    -- Vouchers that were sold, by the hash of the code, and what is left on each.
    CREATE TABLE vouchers (
      hash text PRIMARY KEY,
      currency_id integer NOT NULL,
      -- Minor units.
      left_over bigint NOT NULL CHECK (left_over >= 0),
      made_at bigint NOT NULL
    )`,
};
