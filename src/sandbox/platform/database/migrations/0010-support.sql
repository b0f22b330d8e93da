-- What players ask the operator about.
CREATE TABLE requests (
  -- Random: it is in addresses, which other people may see.
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  topic text NOT NULL,
  sub_topic text NOT NULL,
  -- The transaction that it is about, by its kind.
  payment_id text REFERENCES payments,
  withdrawal_id text REFERENCES withdrawals,
  -- The details that its sub-topic asks for.
  fields jsonb NOT NULL,
  state text NOT NULL,
  -- Made once for each request of the player.
  ref_id text NOT NULL,
  created_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  -- When the operator wrote first; null: it has not.
  answered_at bigint,
  UNIQUE (player_id, ref_id)
);
CREATE INDEX requests_player ON requests (player_id, changed_at);
CREATE INDEX requests_waiting ON requests (changed_at) WHERE state = 'waiting-for-us';
CREATE INDEX requests_answered ON requests (answered_at) WHERE answered_at IS NOT NULL;

CREATE TABLE request_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id text NOT NULL REFERENCES requests,
  is_operators boolean NOT NULL,
  text text NOT NULL,
  at bigint NOT NULL,
  -- When the player has seen the operator's message; null: they have not.
  read_at bigint,
  -- Made once for each message of the player; null: the operator's.
  ref_id text,
  UNIQUE (request_id, ref_id)
);
CREATE INDEX request_messages_unread ON request_messages (request_id)
  WHERE is_operators AND read_at IS NULL;

-- Files of players in their messages; a file is an upload under the same id.
CREATE TABLE request_files (
  id text PRIMARY KEY REFERENCES uploads,
  message_id bigint NOT NULL REFERENCES request_messages
);
CREATE INDEX request_files_message ON request_files (message_id);

-- What players would like the site to have.
CREATE TABLE ideas (
  -- Random: that of a published one is shown to all players.
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  text text NOT NULL,
  state text NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'planned', 'done', 'declined')),
  -- Why it was declined, for its player.
  reason text CHECK ((reason IS NOT NULL) = (state = 'declined')),
  -- The operator's titles by language, under which all players see it; null: none does.
  titles jsonb CHECK (titles IS NULL OR state IN ('planned', 'done')),
  -- Made once for each idea of the player.
  ref_id text NOT NULL,
  sent_at bigint NOT NULL,
  -- When the operator decided; null: it has not.
  decided_at bigint CHECK ((decided_at IS NULL) = (state = 'new')),
  UNIQUE (player_id, ref_id)
);
CREATE INDEX ideas_player ON ideas (player_id, sent_at);
CREATE INDEX ideas_waiting ON ideas (sent_at) WHERE state = 'new';
CREATE INDEX ideas_published ON ideas (decided_at) WHERE titles IS NOT NULL;

-- Grows with each change of any chat, and is never given twice.
CREATE SEQUENCE chat_versions;
-- Chats of visitors with the consultant.
CREATE TABLE chats (
  id text PRIMARY KEY,
  -- The player's id, or the hash of a guest's cookie.
  owner text NOT NULL,
  -- Null: a guest's.
  player_id bigint REFERENCES players,
  -- What a guest would like to be called by.
  name text,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'helper'
    CHECK (state IN ('helper', 'waiting', 'assigned', 'answered', 'closed')),
  opened_at bigint NOT NULL,
  -- Since when it waits for a person; null: it does not.
  waiting_since bigint CHECK ((waiting_since IS NOT NULL) = (state = 'waiting')),
  -- The person who answers.
  agent text,
  version bigint NOT NULL DEFAULT nextval('chat_versions'),
  -- The version of the chat that went to the player by mail; null: none did.
  mailed_version bigint,
  -- The address that the transcript went to.
  mailed_to text
);
CREATE UNIQUE INDEX chats_open ON chats (owner) WHERE state <> 'closed';
CREATE INDEX chats_owner ON chats (owner, opened_at);
CREATE INDEX chats_waiting ON chats (waiting_since, id) WHERE state = 'waiting';

CREATE TABLE chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chat_id text NOT NULL REFERENCES chats,
  owner text NOT NULL,
  author text NOT NULL CHECK (author IN ('visitor', 'helper', 'agent')),
  text text NOT NULL,
  -- A page of the site: its path and its title.
  link jsonb,
  is_masked boolean NOT NULL DEFAULT false,
  -- Made once for each message of the visitor.
  client_id text CHECK ((client_id IS NOT NULL) = (author = 'visitor')),
  sent_at bigint NOT NULL,
  UNIQUE (owner, client_id)
);
CREATE INDEX chat_messages_chat ON chat_messages (chat_id, id);

-- Files of players in their messages of the chat; a file is an upload under the same id.
CREATE TABLE chat_files (
  id text PRIMARY KEY REFERENCES uploads,
  message_id bigint NOT NULL REFERENCES chat_messages,
  -- As the player's device calls it.
  name text NOT NULL,
  place integer NOT NULL
);
CREATE INDEX chat_files_message ON chat_files (message_id);
