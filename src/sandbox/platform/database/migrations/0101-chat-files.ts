export const migration = {
  name: '0101-chat-files',
  sql: `
    -- Files of players in their messages of the chat; a file is an upload under the same id.
    CREATE TABLE chat_files (
      id text PRIMARY KEY REFERENCES uploads,
      message_id bigint NOT NULL REFERENCES chat_messages,
      -- As the player's device calls it.
      name text NOT NULL,
      place integer NOT NULL
    );
    CREATE INDEX chat_files_message ON chat_files (message_id)`,
};
