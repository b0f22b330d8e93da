export const migration = {
  name: '0027-transfers',
  sql: `
    -- Accounts that move here: their players get another login and password once a code has proved
    -- that they have the account's phone number.
    CREATE TABLE transfers (
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      -- Of the last code that was sent.
      flow text,
      -- Of the token that the right code was answered with.
      token_hash text UNIQUE,
      token_expires_at bigint,
      created_at bigint NOT NULL,
      done_at bigint
    );
    CREATE UNIQUE INDEX transfers_open ON transfers (player_id) WHERE done_at IS NULL`,
};
