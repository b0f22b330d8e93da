export const migration = {
  name: '0046-verified-profiles',
  sql: `
    -- The last day on which an accepted document is valid: "2031-02-28"; null: not known.
    ALTER TABLE documents ADD COLUMN expires_on text;

    ALTER TABLE profiles
      -- The kind of document that has proved the player's data, and when; null: none has.
      ADD COLUMN verified_by text,
      ADD COLUMN verified_at bigint,
      -- Until when the player may change them all the same.
      ADD COLUMN unlocked_until bigint;
    UPDATE profiles SET verified_by = d.type, verified_at = d.decided_at
      FROM documents d
      WHERE d.player_id = profiles.player_id AND d.type = 'passport' AND d.fault IS NULL
        AND d.decided_at IS NOT NULL AND NOT d.is_past`,
};
