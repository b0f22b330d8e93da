export const migration = {
  name: '0043-reopening',
  sql: `
    -- From when support may open a closed account again; null: never.
    ALTER TABLE players ADD COLUMN reopens_from bigint`,
};
