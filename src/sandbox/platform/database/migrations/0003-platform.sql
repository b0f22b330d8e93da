CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
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
CREATE INDEX outbox_to ON outbox ("to", id);

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

-- The keys of the data folder by which the data were locked: hashes that open nothing.
CREATE TABLE data_keys (
  name text PRIMARY KEY,
  fingerprint text NOT NULL
);
