export const migration = {
  name: '0124-used-challenges',
  sql: `
    -- When the right code was given, which is taken once; null: not yet.
    ALTER TABLE challenges ADD COLUMN used_at bigint`,
};
