export const migration = {
  name: '0015-match-prices',
  sql: `
    -- The price of all legs of a match together, in thousandths; null for the only leg of its match.
    ALTER TABLE bet_legs ADD COLUMN match_coef bigint CHECK (match_coef >= 1000)`,
};
