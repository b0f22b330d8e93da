export const migration = {
  name: '0022-fair',
  sql: `
    -- Seeds of players' rounds. The server seed is in secret until its player rotates the seeds,
    -- and in server_seed from then on.
    CREATE TABLE fair_seeds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      secret text,
      server_seed text,
      -- The SHA-256 of the server seed.
      commitment text NOT NULL UNIQUE,
      -- Null: the player has not set one yet, and no round can be drawn.
      client_seed text,
      -- The nonce of the next round.
      next_nonce bigint NOT NULL DEFAULT 0,
      created_at bigint NOT NULL,
      revealed_at bigint,
      CHECK ((secret IS NULL) <> (server_seed IS NULL)),
      CHECK ((server_seed IS NULL) = (revealed_at IS NULL))
    );
    CREATE UNIQUE INDEX fair_seeds_current ON fair_seeds (player_id) WHERE secret IS NOT NULL;
    CREATE INDEX fair_seeds_player ON fair_seeds (player_id, id);

    CREATE TABLE fair_rounds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      ref_id text NOT NULL,
      seeds_id bigint NOT NULL REFERENCES fair_seeds,
      nonce bigint NOT NULL,
      -- The one that the round was drawn with.
      client_seed text NOT NULL,
      label text NOT NULL,
      -- JSON.
      draws text NOT NULL,
      results text NOT NULL,
      at bigint NOT NULL,
      UNIQUE (seeds_id, nonce),
      UNIQUE (player_id, ref_id)
    );

    -- Hash chains: the seeds of rounds that all players share.
    CREATE TABLE fair_chains (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      label text NOT NULL,
      length integer NOT NULL,
      terminal_hash text NOT NULL UNIQUE,
      -- Null until it is fixed; it is fixed after the terminal hash was published.
      salt text,
      -- Rounds that were drawn.
      drawn integer NOT NULL DEFAULT 0 CHECK (drawn BETWEEN 0 AND length),
      created_at bigint NOT NULL
    );

    -- Secret seeds of some rounds; those of the rounds before each are hashes of it.
    CREATE TABLE fair_checkpoints (
      chain_id bigint NOT NULL REFERENCES fair_chains,
      round integer NOT NULL,
      secret text NOT NULL,
      PRIMARY KEY (chain_id, round)
    );

    CREATE TABLE fair_chain_rounds (
      chain_id bigint NOT NULL REFERENCES fair_chains,
      round integer NOT NULL,
      ref_id text NOT NULL,
      seed text NOT NULL,
      -- The root of the tickets; null where none are sold.
      root text,
      -- JSON.
      draws text NOT NULL,
      results text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (chain_id, round),
      UNIQUE (chain_id, ref_id)
    )`,
};
