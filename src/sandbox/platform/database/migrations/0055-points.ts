export const migration = {
  name: '0055-points',
  sql: `
    -- An account of points, which are a unit of their own and no money: no sum of money counts it.
    ALTER TABLE accounts ADD COLUMN is_points boolean NOT NULL DEFAULT false`,
};
