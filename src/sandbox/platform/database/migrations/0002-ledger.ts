export const migration = {
  name: '0002-ledger',
  sql: `
    CREATE TABLE ledger_accounts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      code text NOT NULL UNIQUE,
      kind text NOT NULL CHECK (kind IN ('wallet', 'house')),
      currency_id integer NOT NULL,
      balance bigint NOT NULL DEFAULT 0,
      CONSTRAINT wallet_not_negative CHECK (kind <> 'wallet' OR balance >= 0)
    );

    CREATE TABLE ledger_transactions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('welcome', 'deposit', 'stake', 'payout', 'refund')),
      at bigint NOT NULL,
      bet_id bigint
    );

    CREATE TABLE ledger_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction_id bigint NOT NULL REFERENCES ledger_transactions,
      account_id bigint NOT NULL REFERENCES ledger_accounts,
      amount bigint NOT NULL CHECK (amount <> 0)
    );
    CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
    CREATE INDEX ledger_entries_account ON ledger_entries (account_id);

    -- The balance can't disagree with the entries: nothing else writes it.
    CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_apply_entry AFTER INSERT ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();

    CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        WHERE e.transaction_id = NEW.transaction_id
        HAVING sum(e.amount) <> 0 OR count(DISTINCT a.currency_id) <> 1
      ) THEN
        RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ledger_check_transaction AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();

    CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the ledger is append-only';
    END $$;
    CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON ledger_entries
      FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();

    CREATE TABLE accounts (
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      currency_id integer NOT NULL,
      -- 0 main, 4 bonus, 9 currency
      type integer NOT NULL CHECK (type IN (0, 4, 9)),
      ledger_account_id bigint NOT NULL UNIQUE REFERENCES ledger_accounts,
      is_active boolean NOT NULL DEFAULT false,
      removed_at bigint
    );
    CREATE UNIQUE INDEX accounts_one_active ON accounts (player_id) WHERE is_active;
    CREATE UNIQUE INDEX accounts_one_per_currency ON accounts (player_id, currency_id, (type = 4))
      WHERE removed_at IS NULL`,
};
