CREATE TABLE players (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  login text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  country_id integer NOT NULL,
  registered_at bigint NOT NULL,
  -- Set while the player's accounts may not be changed.
  frozen_at bigint,
  closed_at bigint,
  ban_level integer NOT NULL DEFAULT 0,
  ban_version integer NOT NULL DEFAULT 1,
  -- 0 nothing to tell, 1 the main account can be converted, 2 an additional one.
  conversion_status integer NOT NULL DEFAULT 0,
  -- So many payments by Team Cash were accepted up to then.
  team_cash_accepted integer,
  team_cash_at bigint,
  hide_balance boolean NOT NULL DEFAULT false,
  -- Messages that wait to be read.
  msg_count integer NOT NULL DEFAULT 0,
  -- Nobody is sent anything before they ask for it.
  enable_mail_news smallint NOT NULL DEFAULT 0 CHECK (enable_mail_news IN (0, 1)),
  enable_mail_deposit smallint NOT NULL DEFAULT 0 CHECK (enable_mail_deposit IN (0, 1)),
  enable_mail_bets smallint NOT NULL DEFAULT 0 CHECK (enable_mail_bets IN (0, 1)),
  enable_sms_news smallint NOT NULL DEFAULT 0 CHECK (enable_sms_news IN (0, 1)),
  -- Where a player is reached, and the language of their last sign-in.
  mail text,
  phone text,
  language text NOT NULL DEFAULT 'en',
  -- What a player stated and chose when they registered; null where they were not asked.
  name text,
  -- "1990-02-28"
  birthday text,
  ref_code text,
  -- The bonus for the first deposit: 0 none, 1 sports, 2 casino.
  bonus_choice integer,
  social_media integer,
  -- What authenticators know the player by; random, so that it says nothing about them.
  passkey_handle text UNIQUE,
  -- When the player chose the password; null: it is the one that the operator made.
  password_chosen_at bigint,
  -- From when support may open a closed account again; null: never.
  reopens_from bigint,
  -- When a player said before their first deposit that they want no limit of deposits; null: they did not.
  limit_declined_at bigint,
  -- After a change of the phone nothing is paid out for a while.
  withdrawals_held_until bigint,
  -- What the operator does not offer to a player: ids of sports with commas between, and whole sections.
  disallowed_line text NOT NULL DEFAULT '',
  disallowed_live text NOT NULL DEFAULT '',
  is_line_closed boolean NOT NULL DEFAULT false,
  is_live_closed boolean NOT NULL DEFAULT false,
  -- When the player last set, changed or ended a limit other than a period: nothing is advertised to them for some days.
  limits_changed_at bigint,
  -- Whose bonuses a player wants to see first; that for the first deposit is bonus_choice.
  bonus_type smallint NOT NULL DEFAULT 0 CHECK (bonus_type IN (0, 1, 2))
);
CREATE INDEX players_birthday ON players (birthday) WHERE birthday IS NOT NULL;

-- The terms that came to hold for a player after their registration, and whether they agreed.
CREATE TABLE player_terms (
  player_id bigint PRIMARY KEY REFERENCES players,
  updated_at bigint NOT NULL,
  confirmed_at bigint
);

-- What players starred: "match:100000001", "league:7", "team:football-arsenal"; in the order of place.
CREATE TABLE favourites (
  player_id bigint NOT NULL REFERENCES players,
  favourite text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (player_id, favourite)
);

-- Permits to upload a file; of the ticket itself only the hash is kept.
CREATE TABLE upload_tickets (
  hash text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  purpose text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint,
  -- What is uploaded with a ticket: the kind of document, and the hash of its file.
  proof text,
  digest text
);
CREATE INDEX upload_tickets_player ON upload_tickets (player_id, created_at);

-- Files of players; their contents are beside the database, under the id.
CREATE TABLE uploads (
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  purpose text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  -- By the content; unknown until enough of it has arrived.
  type text,
  created_at bigint NOT NULL
);
CREATE INDEX uploads_player ON uploads (player_id);

-- What a player is recognised by, beside the login. Only a verified one opens the account.
CREATE TABLE identities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  kind text NOT NULL CHECK (kind IN ('phone', 'email', 'social', 'passkey', 'totp')),
  -- A phone number with the country's code ("+4915112345678"), a mail address in small letters.
  value text NOT NULL,
  verified_at bigint,
  UNIQUE (kind, value)
);
CREATE INDEX identities_player ON identities (player_id, kind);

-- Newsletters that players ended by a link: what can be undone for a while.
CREATE TABLE newsletter_stops (
  player_id bigint NOT NULL REFERENCES players,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  stopped_at bigint NOT NULL,
  PRIMARY KEY (player_id, channel)
);

-- What players have said about themselves beside their name and birthday.
CREATE TABLE profiles (
  player_id bigint PRIMARY KEY REFERENCES players,
  -- Counts the changes, so that an older form does not overwrite a newer one.
  version integer NOT NULL,
  surname text,
  middle_name text,
  birth_place text,
  region text,
  city text,
  address text,
  -- The identity document, encrypted with a key that is not in the database.
  document text,
  -- The kind of document that has proved the player's data, and when; null: none has.
  verified_by text,
  verified_at bigint,
  -- Until when the player may change them all the same.
  unlocked_until bigint
);

-- Which groups of fields were changed when; not what they were.
CREATE TABLE profile_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  "group" text NOT NULL,
  at bigint NOT NULL
);
CREATE INDEX profile_changes_player ON profile_changes (player_id);

-- Documents of players; a file is an upload under the same id, until it is deleted.
CREATE TABLE documents (
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  type text NOT NULL,
  digest text NOT NULL,
  created_at bigint NOT NULL,
  -- When it was whole.
  arrived_at bigint,
  -- Whether it waits for a person, because the reviewer can't read it.
  is_held boolean NOT NULL DEFAULT false,
  decided_at bigint,
  -- Why it was refused; null: it was not.
  fault text,
  -- Whether another one has taken its place, or was asked for since.
  is_past boolean NOT NULL DEFAULT false,
  is_deleted boolean NOT NULL DEFAULT false,
  -- The last day on which an accepted document is valid: "2031-02-28"; null: not known.
  expires_on text,
  -- Why people decide about a document.
  hold_reason text
);
CREATE INDEX documents_player ON documents (player_id);
CREATE INDEX documents_waiting ON documents (arrived_at) WHERE decided_at IS NULL;
CREATE INDEX documents_kept ON documents (decided_at) WHERE NOT is_deleted;

-- Documents that are asked for of one player, beyond what every player is asked for.
CREATE TABLE document_requests (
  player_id bigint NOT NULL REFERENCES players,
  type text NOT NULL,
  asked_at bigint NOT NULL,
  PRIMARY KEY (player_id, type)
);

-- Copies of a player's data that were made for them, for a day.
CREATE TABLE data_exports (
  -- Random: it is in an address. Only the player can do something with it.
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  made_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  -- The file in base64.
  zip text NOT NULL
);
CREATE INDEX data_exports_player ON data_exports (player_id);
CREATE INDEX data_exports_expiry ON data_exports (expires_at);
