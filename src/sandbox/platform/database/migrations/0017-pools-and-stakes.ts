export const migration = {
  name: '0017-pools-and-stakes',
  sql: `
    -- A pool pays what it holds and no more: a draw, a fund, an offer.
    ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
      CHECK (kind IN ('wallet', 'house', 'pool'));
    ALTER TABLE ledger_accounts ADD CONSTRAINT pool_not_negative
      CHECK (kind <> 'pool' OR balance >= 0);

    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check;
    ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_kind_check CHECK (kind IN (
      'welcome', 'deposit', 'stake', 'payout', 'refund', 'prepaid', 'cash-out',
      'toto-stake', 'toto-dividend', 'toto-refund',
      'lotto-stake', 'lotto-prize', 'lotto-refund',
      'tournament-entry', 'tournament-prize', 'tournament-refund',
      'points-exchange', 'points-prize', 'points-refund',
      'try-stake', 'try-prize', 'try-refund',
      'game-stake', 'game-win', 'game-rollback', 'jackpot-in', 'jackpot-out',
      'deposit-reversal', 'withdraw-hold', 'withdraw-paid', 'withdraw-back',
      'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'cashback', 'referral'));

    -- Stakes on products other than sports. Amounts are minor units of the account's currency.
    CREATE TABLE product_stakes (
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 80000001) PRIMARY KEY,
      product text NOT NULL,
      player_id bigint NOT NULL REFERENCES players,
      account_id bigint NOT NULL REFERENCES accounts,
      placed_at bigint NOT NULL,
      settled_at bigint,
      amount bigint NOT NULL CHECK (amount > 0),
      payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
      status text NOT NULL DEFAULT 'accepted' CHECK (status IN ('accepted', 'won', 'lost', 'void')),
      pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
      -- What the pool received for it, in minor units of the pool's currency.
      pool_amount bigint NOT NULL CHECK (pool_amount > 0)
    );
    CREATE INDEX product_stakes_newest ON product_stakes (player_id, placed_at);
    CREATE INDEX product_stakes_settled ON product_stakes (player_id, settled_at);
    CREATE INDEX product_stakes_open ON product_stakes (pool_account_id) WHERE status = 'accepted';
    ALTER TABLE ledger_transactions ADD COLUMN stake_id bigint REFERENCES product_stakes;

    -- The stakes of all products: what limits, session sums and reality checks count.
    CREATE VIEW stakes AS
      SELECT 'sports' AS product, player_id, account_id, placed_at, settled_at, stake, payout, status
      FROM bet_parts
      UNION ALL
      SELECT product, player_id, account_id, placed_at, settled_at, amount, payout, status
      FROM product_stakes;

    -- Purchases that the operator accepted: each refId once.
    CREATE TABLE purchases (
      stake_id bigint PRIMARY KEY REFERENCES product_stakes,
      player_id bigint NOT NULL REFERENCES players,
      ref_id text NOT NULL,
      -- The hash of the request: the same refId with another body is refused.
      body_hash text NOT NULL,
      ref text NOT NULL,
      title text NOT NULL,
      -- As JSON.
      lines text NOT NULL,
      UNIQUE (player_id, ref_id)
    );

    -- Offers that QA made.
    CREATE SEQUENCE offer_ids;
    CREATE TABLE offers (
      id bigint PRIMARY KEY,
      kind text NOT NULL,
      title text NOT NULL,
      -- The price of a line, in minor units of the pool's currency.
      price bigint NOT NULL CHECK (price > 0),
      currency_id integer NOT NULL,
      pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
      closes_at bigint NOT NULL,
      ended_at bigint
    )`,
};
