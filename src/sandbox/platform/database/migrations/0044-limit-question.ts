export const migration = {
  name: '0044-limit-question',
  sql: `
    -- When a player said before their first deposit that they want no limit of deposits; null: they did not.
    ALTER TABLE players ADD COLUMN limit_declined_at bigint`,
};
