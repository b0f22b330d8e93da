export const migration = {
  name: '0161-sent-appeals',
  sql: `
    -- Made once for each appeal that a player sends; null: QA has written it for them.
    ALTER TABLE block_appeals ADD COLUMN ref_id text;
    CREATE UNIQUE INDEX block_appeals_ref ON block_appeals (player_id, ref_id);
    CREATE INDEX block_appeals_waiting ON block_appeals (id) WHERE status = 'waiting'`,
};
