export const migration = {
  name: '0013-cash-outs',
  sql: `
    ALTER TABLE bets DROP CONSTRAINT bets_status_check;
    ALTER TABLE bets ADD CONSTRAINT bets_status_check
      CHECK (status IN ('accepted', 'won', 'lost', 'void', 'cashed-out'));
    -- The part of the stake that was cashed out; the rest is settled.
    ALTER TABLE bets ADD COLUMN cashed_stake bigint NOT NULL DEFAULT 0
      CHECK (cashed_stake BETWEEN 0 AND amount);

    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind_check;
    ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_kind_check
      CHECK (kind IN ('welcome', 'deposit', 'stake', 'payout', 'refund', 'prepaid', 'cash-out'));

    CREATE TABLE cash_outs (
      player_id bigint NOT NULL REFERENCES players,
      ref_id text NOT NULL,
      -- The hash of the request: the same refId with another body is refused.
      body_hash text NOT NULL,
      bet_id bigint NOT NULL REFERENCES bets,
      at bigint NOT NULL,
      stake bigint NOT NULL CHECK (stake > 0),
      amount bigint NOT NULL CHECK (amount > 0),
      PRIMARY KEY (player_id, ref_id)
    );
    CREATE INDEX cash_outs_bet ON cash_outs (bet_id);

    -- What was paid on which part of a stake, and when; limits count each part by itself.
    CREATE VIEW bet_parts AS
      SELECT b.id AS bet_id, b.player_id, b.account_id, b.placed_at, c.at AS settled_at,
        c.stake, c.amount AS payout, 'cashed-out' AS status
      FROM cash_outs c JOIN bets b ON b.id = c.bet_id
      UNION ALL
      SELECT id, player_id, account_id, placed_at, settled_at,
        amount - prepaid_amount - cashed_stake, payout, status
      FROM bets WHERE status <> 'cashed-out'`,
};
