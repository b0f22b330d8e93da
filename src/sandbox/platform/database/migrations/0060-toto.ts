export const migration = {
  name: '0060-toto',
  sql: `
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check;
    ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN (
      'welcome', 'deposit', 'stake', 'payout', 'refund', 'prepaid', 'cash-out',
      'toto-stake', 'toto-dividend', 'toto-refund',
      'lotto-stake', 'lotto-prize', 'lotto-refund',
      'tournament-entry', 'tournament-prize', 'tournament-refund',
      'points-exchange', 'points-prize', 'points-refund',
      'try-stake', 'try-prize', 'try-refund',
      'game-stake', 'game-win', 'game-rollback', 'jackpot-in', 'jackpot-out', 'house-share',
      'deposit-reversal', 'withdraw-hold', 'withdraw-paid', 'withdraw-back',
      'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'cashback', 'referral'));

    CREATE TABLE toto_jackpots (
      section text PRIMARY KEY,
      pool_account_id bigint NOT NULL REFERENCES ledger_accounts
    );

    CREATE TABLE toto_draws (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      section text NOT NULL REFERENCES toto_jackpots,
      -- Of the section.
      number integer NOT NULL,
      rhythm text NOT NULL CHECK (rhythm IN ('quick', 'weekend')),
      opens_at bigint NOT NULL,
      closes_at bigint NOT NULL,
      -- JSON: the ids of the games.
      matches text NOT NULL,
      -- JSON: the outcome of each, "void", or null while it is not known.
      results text NOT NULL,
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'void')),
      pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
      settled_at bigint,
      -- JSON: how the pool was shared; null of a void draw too.
      dividends text,
      -- JSON: the largest dividends of players.
      winners text NOT NULL DEFAULT '[]',
      UNIQUE (section, number),
      CHECK ((status = 'open') = (settled_at IS NULL))
    );
    CREATE INDEX toto_draws_open ON toto_draws (closes_at) WHERE status = 'open';

    CREATE TABLE toto_coupons (
      stake_id bigint PRIMARY KEY REFERENCES product_stakes,
      draw_id bigint NOT NULL REFERENCES toto_draws,
      -- The line of the purchase: "5x 1 1X 2".
      line text NOT NULL
    );
    CREATE INDEX toto_coupons_draw ON toto_coupons (draw_id);

    -- Coupons of the operator, which QA fills pools with.
    CREATE TABLE toto_made_coupons (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      draw_id bigint NOT NULL REFERENCES toto_draws,
      line text NOT NULL,
      count integer NOT NULL CHECK (count > 0),
      made_at bigint NOT NULL
    );
    CREATE INDEX toto_made_coupons_draw ON toto_made_coupons (draw_id)`,
};
