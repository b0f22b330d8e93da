export const migration = {
  name: '0074-marbles',
  sql: `
    -- The chains of the races, the last one in use: a chain is published before a race of it takes bets.
    CREATE TABLE marble_chains (
      chain_id bigint PRIMARY KEY REFERENCES fair_chains
    );

    -- The races that were drawn.
    CREATE TABLE marble_races (
      -- Of the line.
      game_id bigint PRIMARY KEY,
      chain_id bigint NOT NULL REFERENCES fair_chains,
      -- JSON: the numbers of the marbles in the order of arrival.
      arrival text NOT NULL,
      drawn_at bigint NOT NULL
    )`,
};
