export const migration = {
  name: '0053-shared-rounds',
  sql: `
    -- Tables of games whose numbers are the same for all players, each with the chain that it draws from.
    CREATE TABLE game_tables (
      provider text NOT NULL,
      game text NOT NULL,
      -- Null until the first chain was made.
      chain_id bigint REFERENCES fair_chains,
      PRIMARY KEY (provider, game)
    );

    -- Rounds of a table: players bet on them until they are drawn.
    CREATE TABLE shared_rounds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      game text NOT NULL,
      -- The provider's.
      name text NOT NULL,
      chain_id bigint REFERENCES fair_chains,
      drawn_at bigint,
      UNIQUE (provider, game, name),
      CHECK ((chain_id IS NULL) = (drawn_at IS NULL))
    );

    ALTER TABLE game_rounds ADD COLUMN shared_round bigint REFERENCES shared_rounds;
    CREATE INDEX game_rounds_open_shared ON game_rounds (provider, game, id)
      WHERE status = 'open' AND shared_round IS NOT NULL;

    -- Another token of a session, for a provider that has lost the first one by a restart.
    CREATE TABLE game_session_tokens (
      session_id bigint PRIMARY KEY REFERENCES game_sessions,
      token_hash text NOT NULL UNIQUE
    )`,
};
