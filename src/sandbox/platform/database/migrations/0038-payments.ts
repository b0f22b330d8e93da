export const migration = {
  name: '0038-payments',
  sql: `
    CREATE TABLE payments (
      -- Random: it is in addresses, which other people may see.
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      account_id bigint NOT NULL REFERENCES accounts,
      method text NOT NULL,
      -- Minor units of the account's currency.
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL,
      -- Why it was declined; null: it was not.
      reason text,
      -- Made once for each wish of the player.
      ref_id text NOT NULL,
      created_at bigint NOT NULL,
      changed_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      -- When the bank was last asked about it; null: never.
      asked_at bigint,
      -- What counts in the limits of deposits: reserved with the payment, and given back where it fails.
      deposit_id bigint REFERENCES deposits ON DELETE SET NULL,
      UNIQUE (player_id, ref_id)
    );
    CREATE INDEX payments_open ON payments (changed_at)
      WHERE state IN ('created', 'redirected', 'challenged');

    -- Everything that has happened to a payment; nothing is changed or deleted.
    CREATE TABLE payment_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      payment_id text NOT NULL REFERENCES payments,
      event text NOT NULL,
      -- The bank's id of the event: it may come again. Null: an event of the operator.
      event_id text UNIQUE,
      reason text,
      -- The state that it led to; null: none, it came too late.
      state text,
      at bigint NOT NULL
    );
    CREATE INDEX payment_events_payment ON payment_events (payment_id)`,
};
