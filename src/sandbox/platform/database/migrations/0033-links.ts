export const migration = {
  name: '0033-links',
  sql: `
    -- What mailed links open, once and for a while. Of a token only a hash is kept.
    CREATE TABLE link_tokens (
      hash text PRIMARY KEY,
      kind text NOT NULL,
      -- Null: a guest who registers.
      player_id bigint REFERENCES players,
      -- What the link is about: a mail address, the flow of a registration, a channel.
      subject text,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX link_tokens_player ON link_tokens (player_id, kind);
    CREATE INDEX link_tokens_subject ON link_tokens (subject);
    CREATE INDEX link_tokens_expiry ON link_tokens (expires_at);
    INSERT INTO link_tokens (hash, kind, player_id, created_at, expires_at, used_at)
      SELECT hash, 'recovery', player_id, created_at, expires_at, used_at FROM recovery_tokens;
    DROP TABLE recovery_tokens;

    -- Registrations by mail that await the proof of the address, by the flow of their code.
    CREATE TABLE pending_registrations (
      flow text PRIMARY KEY,
      mail text NOT NULL,
      password_hash text NOT NULL,
      -- What the guest stated and chose, as JSON.
      newcomer text NOT NULL,
      created_at bigint NOT NULL,
      -- When the account was made, by the code or by the link.
      done_at bigint
    );
    CREATE INDEX pending_registrations_created ON pending_registrations (created_at);

    -- Newsletters that players ended by a link: what can be undone for a while.
    CREATE TABLE newsletter_stops (
      player_id bigint NOT NULL REFERENCES players,
      channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
      stopped_at bigint NOT NULL,
      PRIMARY KEY (player_id, channel)
    )`,
};
