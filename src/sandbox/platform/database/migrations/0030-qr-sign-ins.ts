export const migration = {
  name: '0030-qr-sign-ins',
  sql: `
    -- Browsers that show a QR code, until a player of another browser lets them sign in.
    CREATE TABLE qr_sign_ins (
      flow text PRIMARY KEY,
      -- A hash of the browser's cookie, and what is known of the browser.
      browser_hash text NOT NULL,
      browser text NOT NULL,
      country text,
      network text NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      -- Who has scanned the code.
      player_id bigint REFERENCES players,
      tries integer NOT NULL DEFAULT 0,
      outcome text CHECK (outcome IN ('approved', 'refused')),
      -- A hash of the last token that the browser was given.
      token_hash text
    );
    CREATE INDEX qr_sign_ins_created ON qr_sign_ins (created_at)`,
};
