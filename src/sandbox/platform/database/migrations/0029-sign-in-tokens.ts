export const migration = {
  name: '0029-sign-in-tokens',
  sql: `
    -- The right to sign in, for a while and once. Of a token only a hash is kept.
    CREATE TABLE sign_in_tokens (
      hash text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      -- A hash of the cookie of the browser that alone can use it; null: any browser can.
      browser_hash text,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX sign_in_tokens_player ON sign_in_tokens (player_id);
    CREATE INDEX sign_in_tokens_created ON sign_in_tokens (created_at)`,
};
