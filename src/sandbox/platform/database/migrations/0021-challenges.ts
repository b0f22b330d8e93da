export const migration = {
  name: '0021-challenges',
  sql: `
    -- What a player is recognised by, beside the login. Only a verified one opens the account.
    CREATE TABLE identities (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      kind text NOT NULL CHECK (kind IN ('phone', 'email', 'social', 'passkey', 'totp')),
      -- A phone number with the country's code ("+4915112345678"), a mail address in small letters.
      value text NOT NULL,
      verified_at bigint,
      UNIQUE (kind, value)
    );
    CREATE INDEX identities_player ON identities (player_id, kind);

    -- Codes that were sent, for a day. Of a code only a hash is kept, with a key that is not in
    -- the database. A request for an address that no player has is kept alike.
    CREATE TABLE challenges (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The browser's name of it.
      flow text NOT NULL UNIQUE,
      kind text NOT NULL,
      -- Null: no player has the address, and no code is right.
      identity_id bigint REFERENCES identities ON DELETE CASCADE,
      subject_hash text NOT NULL,
      -- The address as the player is shown it: "+7 ··· 41 22".
      sent_to text NOT NULL,
      is_remembered boolean NOT NULL,
      code_hash text NOT NULL,
      created_at bigint NOT NULL,
      sent_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      tries integer NOT NULL DEFAULT 0,
      sends integer NOT NULL DEFAULT 1
    );
    CREATE INDEX challenges_subject ON challenges (subject_hash);
    CREATE INDEX challenges_created ON challenges (created_at)`,
};
