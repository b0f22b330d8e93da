export const migration = {
  name: '0035-devices',
  sql: `
    -- Where and how a session began, for its player. Null and empty: unknown, as of sessions before this.
    ALTER TABLE sessions
      -- What calls name it by: nothing can be done with it but by its player.
      ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY,
      -- The browser's name of itself: the header "User-Agent".
      ADD COLUMN agent text NOT NULL DEFAULT '',
      -- The country of the network address: a code of two letters.
      ADD COLUMN country text,
      ADD COLUMN method text,
      ADD COLUMN seen_at bigint;
    CREATE INDEX sessions_player ON sessions (player_id);

    -- The browsers that a player has signed in with: hashes of the cookies that they keep. They
    -- take the place of names, which a stranger's browser may have too.
    CREATE TABLE known_browsers (
      player_id bigint NOT NULL REFERENCES players,
      hash text NOT NULL,
      seen_at bigint NOT NULL,
      PRIMARY KEY (player_id, hash)
    );
    DROP TABLE player_browsers;

    -- Attempts to sign in, for 30 days. Null: at a login or an address that no player has; they
    -- are kept too, so that both take as long.
    CREATE TABLE sign_in_attempts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint REFERENCES players,
      at bigint NOT NULL,
      is_success boolean NOT NULL,
      method text NOT NULL,
      agent text NOT NULL,
      country text
    );
    CREATE INDEX sign_in_attempts_player ON sign_in_attempts (player_id, id);
    CREATE INDEX sign_in_attempts_at ON sign_in_attempts (at);

    -- How the first step was passed.
    ALTER TABLE two_step_flows ADD COLUMN method text`,
};
