export const migration = {
  name: '0031-passkeys',
  sql: `
    -- When a player last proved in this session who they are; null: not yet.
    ALTER TABLE sessions ADD COLUMN proved_at bigint;

    -- What authenticators know the player by; random, so that it says nothing about them.
    ALTER TABLE players ADD COLUMN passkey_handle text UNIQUE;

    CREATE TABLE passkeys (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      -- The authenticator's name of it, and its public key in COSE; both in base64url.
      credential_id text NOT NULL UNIQUE,
      public_key text NOT NULL,
      -- How often it has signed; 0 for authenticators that do not count.
      counter bigint NOT NULL,
      -- How browsers reach it, separated by spaces: "internal hybrid".
      transports text NOT NULL,
      -- Whether its player's other devices have it too.
      is_backed_up boolean NOT NULL,
      name text NOT NULL,
      created_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX passkeys_player ON passkeys (player_id);

    -- Challenges that wait for an answer; each can be answered once.
    CREATE TABLE passkey_flows (
      flow text PRIMARY KEY,
      challenge text NOT NULL,
      -- The session that adds a passkey; null: a sign-in.
      session_id text REFERENCES sessions ON DELETE CASCADE,
      expires_at bigint NOT NULL
    )`,
};
