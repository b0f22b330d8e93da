export const migration = {
  name: '0058-sport-rules',
  sql: `
    -- What the operator does not offer to a player: ids of sports with commas between, and whole sections.
    ALTER TABLE players ADD COLUMN disallowed_line text NOT NULL DEFAULT '';
    ALTER TABLE players ADD COLUMN disallowed_live text NOT NULL DEFAULT '';
    ALTER TABLE players ADD COLUMN is_line_closed boolean NOT NULL DEFAULT false;
    ALTER TABLE players ADD COLUMN is_live_closed boolean NOT NULL DEFAULT false`,
};
