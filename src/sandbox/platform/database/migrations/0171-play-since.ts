export const migration = {
  name: '0171-play-since',
  sql: `
    -- When the play began that a session goes on with: a player who signs out and in again has not rested; null: with the session.
    ALTER TABLE sessions ADD COLUMN play_since bigint`,
};
