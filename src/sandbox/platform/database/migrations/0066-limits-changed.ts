export const migration = {
  name: '0066-limits-changed',
  sql: `
    -- When the player last set, changed or ended a limit other than a period: nothing is advertised to them for some days.
    ALTER TABLE players ADD COLUMN limits_changed_at bigint`,
};
