export const migration = {
  name: '0102-lotto-pools',
  sql: `
    ALTER TABLE lotto_draws
      -- JSON: what its hits win. A draw keeps the terms that it was planned with.
      ADD COLUMN terms text,
      -- Of draws whose sales are shared.
      ADD COLUMN jackpot_account_id bigint REFERENCES ledger_accounts,
      -- JSON: how the sales were shared; null until then, and where prizes are fixed.
      ADD COLUMN dividends text;

    -- Until now all prizes were fixed.
    UPDATE lotto_draws SET terms = '{"kind":"fixed","prizes":' || CASE lottery
      WHEN '5-36' THEN '[{"hits":5,"times":100000},{"hits":4,"times":120},{"hits":3,"times":9},{"hits":2,"times":1}]'
      WHEN '6-45' THEN '[{"hits":6,"times":1000000},{"hits":5,"times":3000},{"hits":4,"times":100},{"hits":3,"times":8}]'
      ELSE '[{"hits":4,"times":1200},{"hits":3,"times":12},{"hits":2,"times":1}]'
    END || '}';
    ALTER TABLE lotto_draws ALTER COLUMN terms SET NOT NULL;

    -- Null: it is the operator's own, which QA fills draws with.
    ALTER TABLE lotto_tickets ALTER COLUMN stake_id DROP NOT NULL`,
};
