export const migration = {
  name: '0026-registration',
  sql: `
    -- What a player stated and chose when they registered; null where they were not asked.
    ALTER TABLE players
      ADD COLUMN name text,
      -- "1990-02-28"
      ADD COLUMN birthday text,
      ADD COLUMN ref_code text,
      -- The bonus for the first deposit: 0 none, 1 sports, 2 casino.
      ADD COLUMN bonus_choice integer,
      ADD COLUMN social_media integer;

    -- The address of a guest who registers with it: a code is sent to it. Null where a player has
    -- the address already, and no code is right.
    ALTER TABLE challenges
      ADD COLUMN guest_kind text CHECK (guest_kind IN ('phone', 'email')),
      ADD COLUMN guest_value text,
      ADD COLUMN guest_language text`,
};
