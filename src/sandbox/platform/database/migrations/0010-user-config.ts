export const migration = {
  name: '0010-user-config',
  sql: `
    ALTER TABLE players
      ADD COLUMN hide_balance boolean NOT NULL DEFAULT false,
      -- Messages that wait to be read.
      ADD COLUMN msg_count integer NOT NULL DEFAULT 0`,
};
