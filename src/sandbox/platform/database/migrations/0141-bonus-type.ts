export const migration = {
  name: '0141-bonus-type',
  sql: `
    -- Whose bonuses a player wants to see first; that for the first deposit is bonus_choice.
    ALTER TABLE players
      ADD COLUMN bonus_type smallint NOT NULL DEFAULT 0 CHECK (bonus_type IN (0, 1, 2))`,
};
