export const migration = {
  name: '0100-free-bets',
  sql: `
    ALTER TABLE promo_codes
      -- The stake of a free bet, in initial stakes of the currency.
      ADD COLUMN free_stakes double precision,
      DROP CONSTRAINT promo_codes_check,
      ADD CONSTRAINT promo_codes_one_effect
        CHECK (num_nonnulls(hyper_percent, prepaid_stakes, free_stakes) = 1);

    ALTER TABLE bets
      -- The house stakes it: the whole stake counts as advanced, so that no sum has it as the player's own.
      ADD COLUMN is_free_bet boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT free_bet_advanced CHECK (NOT is_free_bet OR prepaid_amount = amount)`,
};
