export const migration = {
  name: '0099-transcript-addresses',
  sql: `
    -- The address that the transcript went to.
    ALTER TABLE chats ADD COLUMN mailed_to text`,
};
