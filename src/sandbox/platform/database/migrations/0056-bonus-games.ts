export const migration = {
  name: '0056-bonus-games',
  sql: `
    -- The prize table of a game on a day of the operator, fixed when the day begins.
    CREATE TABLE bonus_tables (
      day text NOT NULL,
      game text NOT NULL,
      -- The SHA-256 of the table's canonical JSON.
      hash text NOT NULL,
      -- JSON.
      prize_table text NOT NULL,
      PRIMARY KEY (day, game)
    );

    -- The tickets that are left of a day's book, by the places of their prizes in the table.
    CREATE TABLE bonus_books (
      day text PRIMARY KEY,
      -- JSON.
      tickets text NOT NULL
    );

    -- Tries that a player has won and not used.
    CREATE TABLE bonus_won_tries (
      player_id bigint NOT NULL REFERENCES players,
      game text NOT NULL,
      count integer NOT NULL CHECK (count >= 0),
      PRIMARY KEY (player_id, game)
    );

    CREATE TABLE bonus_tries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      -- The page makes it: the same one again is the same try.
      try_id text NOT NULL,
      game text NOT NULL,
      choice text,
      day text NOT NULL,
      source text NOT NULL CHECK (source IN ('free', 'won', 'bought')),
      -- Of a try that was bought.
      stake_id bigint UNIQUE REFERENCES product_stakes,
      -- JSON.
      moves text NOT NULL DEFAULT '[]',
      started_at bigint NOT NULL,
      -- Null: it has no moves.
      ends_at bigint,
      over_at bigint,
      prize_kind text,
      prize_amount bigint,
      UNIQUE (player_id, try_id),
      FOREIGN KEY (day, game) REFERENCES bonus_tables,
      CHECK ((over_at IS NULL) = (prize_kind IS NULL)),
      CHECK ((over_at IS NULL) = (prize_amount IS NULL)),
      CHECK ((source = 'bought') = (stake_id IS NOT NULL))
    );
    CREATE UNIQUE INDEX bonus_tries_free ON bonus_tries (player_id, game, day) WHERE source = 'free';
    CREATE UNIQUE INDEX bonus_tries_open ON bonus_tries (player_id, game) WHERE over_at IS NULL`,
};
