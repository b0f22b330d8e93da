export const migration = {
  name: '0080-tournament-players',
  sql: `
    -- A player's entries to tournaments. What an entry was paid is the payout of its stake.
    CREATE INDEX tournament_entries_player ON tournament_entries (player_id);
    ALTER TABLE tournament_entries DROP COLUMN prize`,
};
