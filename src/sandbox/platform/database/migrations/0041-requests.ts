export const migration = {
  name: '0041-requests',
  sql: `
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
    CREATE INDEX request_files_message ON request_files (message_id)`,
};
