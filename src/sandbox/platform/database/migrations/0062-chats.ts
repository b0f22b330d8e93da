export const migration = {
  name: '0062-chats',
  sql: `
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
      version bigint NOT NULL DEFAULT nextval('chat_versions')
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
    CREATE INDEX chat_messages_chat ON chat_messages (chat_id, id)`,
};
