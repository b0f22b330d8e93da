export const migration = {
  name: '0059-reality-checks',
  sql: `
    -- When the player of a session last answered the reality check; null: not yet.
    ALTER TABLE sessions ADD COLUMN checked_at bigint`,
};
