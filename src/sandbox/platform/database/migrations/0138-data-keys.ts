export const migration = {
  name: '0138-data-keys',
  sql: `
    -- The keys of the data folder by which the data were locked: hashes that open nothing.
    CREATE TABLE data_keys (
      name text PRIMARY KEY,
      fingerprint text NOT NULL
    )`,
};
