-- Minor units of the main account's currency.
CREATE TABLE player_limits (
  player_id bigint NOT NULL REFERENCES players,
  limit_type integer NOT NULL,
  limit_value bigint NOT NULL CHECK (limit_value >= 0),
  -- Money is in minor units of the main account's currency, all else in the measure of the type.
  started_at bigint NOT NULL DEFAULT 0,
  ends_at bigint,
  reason integer,
  -- When the accounts with traces of an excluded player were last looked for; null: not since it began.
  looked_at bigint,
  PRIMARY KEY (player_id, limit_type)
);

-- What a player has asked for and has yet to approve; without a value: that the limit goes.
CREATE TABLE limit_changes (
  player_id bigint NOT NULL REFERENCES players,
  limit_type integer NOT NULL,
  limit_value bigint CHECK (limit_value >= 0),
  ready_at bigint NOT NULL,
  lapses_at bigint NOT NULL,
  PRIMARY KEY (player_id, limit_type)
);

-- How much of a session limit's day is used.
CREATE TABLE session_days (
  player_id bigint PRIMARY KEY REFERENCES players,
  day_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  used_ms bigint NOT NULL
);

-- What players said against a block of their account, and what became of it.
CREATE TABLE block_appeals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  created_at bigint NOT NULL,
  text text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'accepted', 'rejected')),
  answer text,
  answered_at bigint,
  -- Made once for each appeal that a player sends; null: QA has written it for them.
  ref_id text
);
CREATE INDEX block_appeals_newest ON block_appeals (player_id, id);
CREATE UNIQUE INDEX block_appeals_ref ON block_appeals (player_id, ref_id);
CREATE INDEX block_appeals_waiting ON block_appeals (id) WHERE status = 'waiting';

-- Questions that wait for a player's answers, and what comes to wait once they are right, as JSON.
CREATE TABLE limit_tests (
  token text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  wishes text NOT NULL,
  expires_at bigint NOT NULL
);

-- How long each player was active on the site, by the months of UTC, as "2026-11".
CREATE TABLE site_time (
  player_id bigint NOT NULL REFERENCES players,
  month text NOT NULL,
  seen_at bigint NOT NULL,
  used_ms bigint NOT NULL,
  PRIMARY KEY (player_id, month)
);

-- What only one person has, as keyed hashes: mail addresses and phones of now and of before, and
-- numbers of identity documents. Equal hashes are a trace from one account to another.
CREATE TABLE person_keys (
  player_id bigint NOT NULL REFERENCES players,
  kind text NOT NULL CHECK (kind IN ('contact', 'document')),
  key text NOT NULL,
  PRIMARY KEY (player_id, kind, key)
);
CREATE INDEX person_keys_key ON person_keys (kind, key);

-- Accounts that may be of a player who is excluded: they neither stake nor pay in meanwhile.
CREATE TABLE holds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  -- The excluded player; null: only the browser says that a player of it is excluded.
  other_id bigint REFERENCES players,
  -- What leads there, with commas between.
  traces text NOT NULL,
  -- Whether documents decide, people decide, both are one person, or it is over.
  state text NOT NULL CHECK (state IN ('check', 'people', 'same', 'freed')),
  -- Of one without an excluded player: when it ends by itself; null: it does not.
  ends_at bigint,
  at bigint NOT NULL,
  -- Whether people have decided it: no trace changes it then.
  is_decided boolean NOT NULL DEFAULT false,
  decided_at bigint,
  CHECK (player_id <> other_id)
);
CREATE UNIQUE INDEX holds_pair ON holds (player_id, other_id) WHERE other_id IS NOT NULL;
CREATE UNIQUE INDEX holds_browser ON holds (player_id) WHERE other_id IS NULL;
CREATE INDEX holds_other ON holds (other_id);

-- What two accounts have in common.
CREATE VIEW shared_traces AS
  SELECT a.player_id, b.player_id AS other_id, 'device' AS trace
    FROM known_browsers a JOIN known_browsers b ON b.hash = a.hash AND b.player_id <> a.player_id
  UNION ALL
  SELECT a.player_id, b.player_id, 'payment'
    FROM payout_cards a JOIN payout_cards b ON b.card = a.card AND b.player_id <> a.player_id
  UNION ALL
  SELECT a.player_id, b.player_id, 'network'
    FROM known_networks a JOIN known_networks b
      ON b.network = a.network AND b.player_id <> a.player_id
  UNION ALL
  SELECT a.player_id, b.player_id, a.kind
    FROM person_keys a JOIN person_keys b
      ON b.kind = a.kind AND b.key = a.key AND b.player_id <> a.player_id
  UNION ALL
  SELECT a.id, b.id, 'birthday'
    FROM players a JOIN players b ON b.birthday = a.birthday AND b.id <> a.id;
