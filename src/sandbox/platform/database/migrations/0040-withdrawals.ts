export const migration = {
  name: '0040-withdrawals',
  sql: `
    CREATE TABLE withdrawals (
      -- Random: it is in addresses, which other people may see.
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      account_id bigint NOT NULL REFERENCES accounts,
      method text NOT NULL,
      -- Minor units of the account's currency.
      amount bigint NOT NULL CHECK (amount > 0),
      state text NOT NULL,
      -- Why it was refused or came back; null: it was not.
      reason text,
      -- Why people decide about it; null: the operator approves it by itself, or has not looked at it.
      review text,
      -- The deposit whose card gets the money.
      card_of text NOT NULL REFERENCES payments,
      -- Made once for each wish of the player.
      ref_id text NOT NULL,
      created_at bigint NOT NULL,
      changed_at bigint NOT NULL,
      -- When the bank was last asked to pay it or about it; null: never.
      asked_at bigint,
      UNIQUE (player_id, ref_id)
    );
    CREATE INDEX withdrawals_open ON withdrawals (changed_at)
      WHERE state IN ('asked', 'checking', 'approved', 'sent');

    -- Everything that has happened to a withdrawal; nothing is changed or deleted.
    CREATE TABLE withdrawal_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      withdrawal_id text NOT NULL REFERENCES withdrawals,
      event text NOT NULL,
      -- The bank's id of the event: it may come again. Null: an event of the operator.
      event_id text UNIQUE,
      reason text,
      -- The state that it led to; null: none, it was refused.
      state text,
      at bigint NOT NULL
    );
    CREATE INDEX withdrawal_events_withdrawal ON withdrawal_events (withdrawal_id)`,
};
