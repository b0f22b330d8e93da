export const migration = {
  name: '0098-table-supervision',
  sql: `
    ALTER TABLE game_tables
      ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
      -- Whether the next round is not drawn.
      ADD COLUMN is_next_void boolean NOT NULL DEFAULT false;
    -- Its bets are given back; it takes no more of them, and is never drawn.
    ALTER TABLE shared_rounds
      ADD COLUMN is_void boolean NOT NULL DEFAULT false,
      ADD CHECK (NOT is_void OR drawn_at IS NULL)`,
};
