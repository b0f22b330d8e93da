export const migration = {
  name: '0151-hold-reasons',
  sql: `
    -- Why people decide about a document.
    ALTER TABLE documents ADD COLUMN hold_reason text;
    UPDATE documents SET hold_reason = 'unreadable' WHERE is_held;`,
};
