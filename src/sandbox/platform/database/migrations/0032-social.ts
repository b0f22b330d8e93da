export const migration = {
  name: '0032-social',
  sql: `
    -- Sign-ins through social networks that are under way, for minutes.
    CREATE TABLE social_flows (
      -- A hash of the browser's cookie.
      browser text PRIMARY KEY,
      network text NOT NULL,
      state text NOT NULL,
      nonce text NOT NULL,
      verifier text NOT NULL,
      return_to text NOT NULL,
      is_remembered boolean NOT NULL,
      step text NOT NULL
        CHECK (step IN ('begun', 'returned', 'signed-in', 'two-step', 'refused', 'unknown')),
      -- JSON of the result, for the page.
      detail text,
      -- Who came back, as in identities; with the name and the mail address that the network gave.
      identity text,
      name text,
      mail text,
      -- The challenge that was sent to the mail address.
      link_flow text,
      expires_at bigint NOT NULL
    );
    CREATE INDEX social_flows_expires ON social_flows (expires_at)`,
};
