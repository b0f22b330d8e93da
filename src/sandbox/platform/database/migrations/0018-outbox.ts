export const migration = {
  name: '0018-outbox',
  sql: `
    -- Where a player is reached, and the language of their last sign-in.
    ALTER TABLE players
      ADD COLUMN mail text,
      ADD COLUMN phone text,
      ADD COLUMN language text NOT NULL DEFAULT 'en';

    -- The browsers that a player has signed in with.
    CREATE TABLE player_browsers (
      player_id bigint NOT NULL REFERENCES players,
      browser text NOT NULL,
      seen_at bigint NOT NULL,
      PRIMARY KEY (player_id, browser)
    );

    -- The messages to players. Nothing leaves the machine: QA reads them here.
    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at bigint NOT NULL,
      channel text NOT NULL CHECK (channel IN ('mail', 'sms', 'messenger', 'push')),
      "to" text NOT NULL,
      player_id bigint REFERENCES players,
      template text NOT NULL,
      language text NOT NULL,
      subject text,
      text text NOT NULL,
      html text,
      vars text NOT NULL,
      state text NOT NULL CHECK (state IN ('queued', 'sent', 'failed', 'bounced')),
      -- When a queued message counts as sent.
      due_at bigint CHECK ((state = 'queued') = (due_at IS NOT NULL))
    );
    CREATE INDEX outbox_to ON outbox ("to", id)`,
};
