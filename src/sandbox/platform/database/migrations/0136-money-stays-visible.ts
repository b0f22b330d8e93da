export const migration = {
  name: '0136-money-stays-visible',
  sql: `
    -- Money never comes to a wallet that its player has removed: it comes to another one of the currency, but to no
    -- bonus account; without one the wallet is opened again. The wallet is locked first, as by its removal.
    CREATE FUNCTION ledger_entry_to_open_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      removed accounts;
      other bigint;
    BEGIN
      PERFORM FROM ledger_accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
      SELECT * INTO removed FROM accounts
        WHERE ledger_account_id = NEW.account_id AND removed_at IS NOT NULL;
      IF FOUND THEN
        SELECT ledger_account_id INTO other FROM accounts
          WHERE player_id = removed.player_id AND currency_id = removed.currency_id
            AND type <> 4 AND removed_at IS NULL;
        IF FOUND THEN
          NEW.account_id = other;
        ELSE
          UPDATE accounts SET removed_at = NULL WHERE id = removed.id;
        END IF;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ledger_entry_to_open_wallet BEFORE INSERT ON ledger_entries
      FOR EACH ROW WHEN (NEW.amount > 0) EXECUTE FUNCTION ledger_entry_to_open_wallet();

    -- The money that has come to removed wallets before.
    DO $$
    DECLARE
      lost record;
      booked bigint;
    BEGIN
      FOR lost IN
        SELECT a.id, a.ledger_account_id, l.balance, o.ledger_account_id AS other
        FROM accounts a
          JOIN ledger_accounts l ON l.id = a.ledger_account_id
          LEFT JOIN accounts o ON o.player_id = a.player_id AND o.currency_id = a.currency_id
            AND o.type <> 4 AND o.removed_at IS NULL
        WHERE a.removed_at IS NOT NULL AND l.balance > 0
        ORDER BY a.id
      LOOP
        IF lost.other IS NULL THEN
          -- Of two that were removed, the second one's money goes to the first one.
          BEGIN
            UPDATE accounts SET removed_at = NULL WHERE id = lost.id;
            CONTINUE;
          EXCEPTION WHEN unique_violation THEN
            SELECT o.ledger_account_id INTO lost.other FROM accounts a JOIN accounts o
              ON o.player_id = a.player_id AND o.currency_id = a.currency_id
                AND o.type <> 4 AND o.removed_at IS NULL
              WHERE a.id = lost.id;
          END;
        END IF;
        INSERT INTO ledger_transactions (kind, at)
          VALUES ('payout', (extract(epoch FROM now()) * 1000)::bigint) RETURNING id INTO booked;
        INSERT INTO ledger_entries (transaction_id, account_id, amount)
          VALUES (booked, lost.ledger_account_id, -lost.balance), (booked, lost.other, lost.balance);
      END LOOP;
    END $$;

    -- What payments whose time was over still count in the limits of their players.
    DELETE FROM deposits
      WHERE id IN (SELECT deposit_id FROM payments WHERE state = 'expired')`,
};
