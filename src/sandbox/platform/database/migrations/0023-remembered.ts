/** Whether a player is remembered comes with the code now, not with the request for it. */
export const migration = {
  name: '0023-remembered',
  sql: 'ALTER TABLE challenges DROP COLUMN is_remembered',
};
