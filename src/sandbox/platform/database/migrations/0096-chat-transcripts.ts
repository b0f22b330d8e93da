export const migration = {
  name: '0096-chat-transcripts',
  sql: `
    -- The version of the chat that went to the player by mail; null: none did.
    ALTER TABLE chats ADD COLUMN mailed_version bigint`,
};
