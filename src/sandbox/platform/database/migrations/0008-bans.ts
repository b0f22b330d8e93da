export const migration = {
  name: '0008-bans',
  sql: `
    ALTER TABLE players
      ADD COLUMN ban_level integer NOT NULL DEFAULT 0,
      ADD COLUMN ban_version integer NOT NULL DEFAULT 1;

    -- What players said against a block of their account, and what became of it.
    CREATE TABLE block_appeals (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      created_at bigint NOT NULL,
      text text NOT NULL,
      status text NOT NULL CHECK (status IN ('waiting', 'accepted', 'rejected')),
      answer text,
      answered_at bigint
    );
    CREATE INDEX block_appeals_newest ON block_appeals (player_id, id)`,
};
