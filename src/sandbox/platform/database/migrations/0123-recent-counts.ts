export const migration = {
  name: '0123-recent-counts',
  sql: `
    -- What limits have counted within their windows of time, so that a restart forgets none of it.
    CREATE TABLE recent_counts (
      -- Of the limit.
      name text NOT NULL,
      -- Who or what is counted: a keyed hash, or a plain text that names nobody.
      key text NOT NULL,
      -- The moments as a JSON array of milliseconds.
      times text NOT NULL,
      -- When the last of them has left the window.
      expires_at bigint NOT NULL,
      PRIMARY KEY (name, key)
    );
    CREATE INDEX recent_counts_expiry ON recent_counts (expires_at);

    -- The numbers of partners' signed calls, each until its call would be refused as late.
    CREATE TABLE used_nonces (
      partner text NOT NULL,
      nonce text NOT NULL,
      expires_at bigint NOT NULL,
      PRIMARY KEY (partner, nonce)
    );
    CREATE INDEX used_nonces_expiry ON used_nonces (expires_at);

    -- Wrong promo codes are counted among recent_counts from now on.
    DROP TABLE promo_checks`,
};
