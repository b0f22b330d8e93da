export const migration = {
  name: '0152-confirmed-returns',
  sql: `
    -- A self-exclusion that is over is kept until its player says that they want to play again. Whose ended before has
    -- long been playing.
    DELETE FROM player_limits
      WHERE limit_type = 30 AND ends_at <= (extract(epoch FROM now()) * 1000)::bigint`,
};
