-- A session is found by the hash of its cookie: the table alone opens nothing.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  expires_at bigint NOT NULL,
  ended_at bigint,
  started_at bigint NOT NULL DEFAULT 0,
  -- When a player last proved in this session who they are; null: not yet.
  proved_at bigint,
  -- Where and how a session began, for its player. Null and empty: unknown, as of sessions before this.
  -- What calls name it by: nothing can be done with it but by its player.
  number bigint GENERATED ALWAYS AS IDENTITY,
  -- The browser's name of itself: the header "User-Agent".
  agent text NOT NULL DEFAULT '',
  -- The country of the network address: a code of two letters.
  country text,
  method text,
  seen_at bigint,
  -- When the player of a session last answered the reality check; null: not yet.
  checked_at bigint,
  -- When the play began that a session goes on with: a player who signs out and in again has not rested; null: with the session.
  play_since bigint
);
CREATE INDEX sessions_player ON sessions (player_id);

-- Codes that were sent, for a day. Of a code only a hash is kept, with a key that is not in
-- the database. A request for an address that no player has is kept alike.
CREATE TABLE challenges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The browser's name of it.
  flow text NOT NULL UNIQUE,
  kind text NOT NULL,
  -- Null: no player has the address, and no code is right.
  identity_id bigint REFERENCES identities ON DELETE CASCADE,
  subject_hash text NOT NULL,
  -- The address as the player is shown it: "+7 ··· 41 22".
  sent_to text NOT NULL,
  code_hash text NOT NULL,
  created_at bigint NOT NULL,
  sent_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sends integer NOT NULL DEFAULT 1,
  -- The address of a guest who registers with it: a code is sent to it. Null where a player has
  -- the address already, and no code is right.
  guest_kind text CHECK (guest_kind IN ('phone', 'email')),
  guest_value text,
  guest_language text,
  -- What the number of a challenge has in common with its neighbours: "+77012"; empty for mail.
  prefix text NOT NULL DEFAULT '',
  -- When the right code was given, which is taken once; null: not yet.
  used_at bigint
);
CREATE INDEX challenges_subject ON challenges (subject_hash);
CREATE INDEX challenges_created ON challenges (created_at);

-- Accounts that move here: their players get another login and password once a code has proved
-- that they have the account's phone number.
CREATE TABLE transfers (
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  -- Of the last code that was sent.
  flow text,
  -- Of the token that the right code was answered with.
  token_hash text UNIQUE,
  token_expires_at bigint,
  created_at bigint NOT NULL,
  done_at bigint
);
CREATE UNIQUE INDEX transfers_open ON transfers (player_id) WHERE done_at IS NULL;

-- Players who sign in by two steps; the second is a code from an authenticator app (RFC 6238).
CREATE TABLE two_steps (
  player_id bigint PRIMARY KEY REFERENCES players,
  -- A second step is a code of an authenticator app, made of a secret, or one that is sent to the
  -- player's phone.
  secret text,
  -- The time step of the last code that signed in: it and earlier ones do so no more.
  used_step bigint NOT NULL DEFAULT 0,
  phone_id bigint REFERENCES identities ON DELETE CASCADE,
  CHECK ((secret IS NULL) <> (phone_id IS NULL))
);

-- Sign in once each in place of a code.
CREATE TABLE two_step_recovery_codes (
  player_id bigint NOT NULL REFERENCES two_steps ON DELETE CASCADE,
  hash text NOT NULL,
  used_at bigint,
  PRIMARY KEY (player_id, hash)
);

-- Sign-ins that have passed the first step.
CREATE TABLE two_step_flows (
  flow text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES two_steps ON DELETE CASCADE,
  expires_at bigint NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- How the first step was passed.
  method text,
  -- By which a flow is passed: totp, sms or password.
  by_what text NOT NULL DEFAULT 'totp' CHECK (by_what IN ('totp', 'sms', 'password')),
  -- The session whose player proves again who they are; null: the flow signs in.
  session_id text REFERENCES sessions ON DELETE CASCADE
);
CREATE INDEX two_step_flows_player ON two_step_flows (player_id);

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
CREATE INDEX sign_in_tokens_created ON sign_in_tokens (created_at);

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
CREATE INDEX qr_sign_ins_created ON qr_sign_ins (created_at);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  -- The authenticator's name of it, and its public key in COSE; both in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- How often it has signed; 0 for authenticators that do not count.
  counter bigint NOT NULL,
  -- How browsers reach it, separated by spaces: "internal hybrid".
  transports text NOT NULL,
  -- Whether its player's other devices have it too.
  is_backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  used_at bigint
);
CREATE INDEX passkeys_player ON passkeys (player_id);

-- Challenges that wait for an answer; each can be answered once.
CREATE TABLE passkey_flows (
  flow text PRIMARY KEY,
  challenge text NOT NULL,
  -- The session that adds a passkey; null: a sign-in.
  session_id text REFERENCES sessions ON DELETE CASCADE,
  expires_at bigint NOT NULL
);

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
CREATE INDEX social_flows_expires ON social_flows (expires_at);

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

-- The browsers that a player has signed in with: hashes of the cookies that they keep. They
-- take the place of names, which a stranger's browser may have too.
CREATE TABLE known_browsers (
  player_id bigint NOT NULL REFERENCES players,
  hash text NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (player_id, hash)
);
CREATE INDEX known_browsers_hash ON known_browsers (hash);

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

-- Secrets of which no code has been confirmed yet: they sign nobody in.
CREATE TABLE two_step_setups (
  player_id bigint PRIMARY KEY REFERENCES players,
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  secret text,
  expires_at bigint NOT NULL,
  -- The challenge of a code that was sent to the phone.
  flow text,
  CHECK ((secret IS NULL) <> (flow IS NULL))
);

-- Changes of players' phone numbers that are under way.
CREATE TABLE phone_changes (
  player_id bigint PRIMARY KEY REFERENCES players,
  session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- The new number; null: the present one is removed.
  phone text,
  -- The challenge of the code that was sent last.
  flow text NOT NULL,
  -- Whether the new number has been confirmed, and the code was sent to the present one.
  is_new_proved boolean NOT NULL,
  expires_at bigint NOT NULL
);

-- The security questions of players, one each. The answer is hashed as a password is.
CREATE TABLE security_questions (
  player_id bigint PRIMARY KEY REFERENCES players,
  question text NOT NULL,
  answer_hash text NOT NULL,
  set_at bigint NOT NULL
);

-- The networks that players have signed in from within 30 days, as "203.0.113.0/24".
CREATE TABLE known_networks (
  player_id bigint NOT NULL REFERENCES players,
  network text NOT NULL,
  seen_at bigint NOT NULL,
  PRIMARY KEY (player_id, network)
);
CREATE INDEX known_networks_seen ON known_networks (seen_at);
CREATE INDEX known_networks_network ON known_networks (network);
