export const migration = {
  name: '0005-coupon',
  sql: `
    -- What a bet is paid by besides its prices.
    ALTER TABLE bets
      ADD COLUMN bonus_coef double precision,
      ADD COLUMN hyper_percent double precision,
      ADD COLUMN hyper_min_percent double precision,
      ADD COLUMN hyper_max_percent double precision,
      ADD COLUMN exact_coef double precision NOT NULL DEFAULT 0,
      ADD COLUMN max_payout bigint,
      ADD COLUMN promo_code text NOT NULL DEFAULT '',
      -- The part of the stake that came from prepaid money.
      ADD COLUMN prepaid_amount bigint NOT NULL DEFAULT 0,
      ADD COLUMN is_vip boolean NOT NULL DEFAULT false,
      ADD CONSTRAINT prepaid_within_amount CHECK (prepaid_amount BETWEEN 0 AND amount);
    CREATE INDEX bets_settled ON bets (player_id, settled_at);

    -- The price receipt; prices in thousandths, null where the coupon did not say.
    ALTER TABLE bet_legs
      ADD COLUMN seen_coef bigint,
      ADD COLUMN seen_at bigint,
      ADD COLUMN sent_coef bigint,
      ADD COLUMN sent_at bigint,
      ADD COLUMN accepted_at bigint;

    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check;
    ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_kind_check
      CHECK (kind IN ('welcome', 'deposit', 'stake', 'payout', 'refund', 'prepaid'));

    -- Money given for stakes alone: it can't be taken out, so it is no account of the player's.
    CREATE TABLE prepaid_accounts (
      player_id bigint NOT NULL REFERENCES players,
      currency_id integer NOT NULL,
      ledger_account_id bigint NOT NULL UNIQUE REFERENCES ledger_accounts,
      PRIMARY KEY (player_id, currency_id)
    );

    CREATE TABLE promo_codes (
      code text PRIMARY KEY,
      -- One of the two: percents of the net win, or prepaid money in first stakes of the currency.
      hyper_percent double precision,
      prepaid_stakes double precision,
      is_offered boolean NOT NULL,
      CHECK ((hyper_percent IS NULL) <> (prepaid_stakes IS NULL))
    );

    CREATE TABLE promo_uses (
      code text NOT NULL,
      player_id bigint NOT NULL REFERENCES players,
      bet_id bigint NOT NULL REFERENCES bets,
      PRIMARY KEY (code, player_id)
    );

    -- Minor units of the main account's currency.
    CREATE TABLE player_limits (
      player_id bigint NOT NULL REFERENCES players,
      limit_type integer NOT NULL,
      limit_value bigint NOT NULL CHECK (limit_value >= 0),
      PRIMARY KEY (player_id, limit_type)
    );

    CREATE TABLE shared_coupons (
      code text PRIMARY KEY,
      created_at bigint NOT NULL,
      body text NOT NULL
    )`,
};
