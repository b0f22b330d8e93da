export const migration = {
  name: '0052-game-wallet',
  sql: `
    -- What each player is called towards a provider of games.
    CREATE TABLE game_players (
      provider text NOT NULL,
      player_id bigint NOT NULL REFERENCES players,
      name text NOT NULL UNIQUE,
      PRIMARY KEY (provider, player_id)
    );

    -- Games that players have opened. Codes and tokens are kept as hashes.
    CREATE TABLE game_sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      game text NOT NULL,
      mode text NOT NULL CHECK (mode IN ('real', 'demo')),
      language text NOT NULL,
      currency_id integer NOT NULL,
      -- Null in a demo, as the account and the sign-in are.
      player_id bigint REFERENCES players,
      account_id bigint REFERENCES accounts,
      sign_in_id text REFERENCES sessions,
      code_hash text NOT NULL UNIQUE,
      code_until bigint NOT NULL,
      -- Null until the code was exchanged, and in a demo.
      token_hash text UNIQUE,
      exchanged_at bigint,
      -- When another session of the game began.
      ended_at bigint,
      CHECK ((mode = 'real') = (player_id IS NOT NULL)),
      CHECK ((player_id IS NULL) = (account_id IS NULL)),
      CHECK ((player_id IS NULL) = (sign_in_id IS NULL))
    );
    CREATE INDEX game_sessions_player ON game_sessions (player_id, game) WHERE ended_at IS NULL;
    CREATE INDEX game_sessions_code ON game_sessions (code_until) WHERE token_hash IS NULL;

    CREATE TABLE game_rounds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      -- The provider's.
      round_id text NOT NULL,
      game text NOT NULL,
      player_id bigint NOT NULL REFERENCES players,
      account_id bigint NOT NULL REFERENCES accounts,
      -- 'void': every bet was taken back.
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'void')),
      began_at bigint NOT NULL,
      ended_at bigint,
      -- Minor units; of the bets that were not taken back.
      staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
      won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
      -- Whether the operator has drawn its numbers.
      is_drawn boolean NOT NULL,
      table_hash text,
      -- What the provider saved last, as JSON.
      step bigint,
      state text,
      -- The provider's sums, where it tried to close the round with others than the operator's.
      claimed_staked bigint,
      claimed_won bigint,
      UNIQUE (provider, round_id),
      CHECK ((status = 'open') = (ended_at IS NULL))
    );
    CREATE UNIQUE INDEX game_rounds_open ON game_rounds (player_id, game) WHERE status = 'open';
    CREATE INDEX game_rounds_newest ON game_rounds (player_id, game, began_at);
    CREATE INDEX game_rounds_oldest_open ON game_rounds (began_at) WHERE status = 'open';

    CREATE TABLE game_bets (
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 90000001) PRIMARY KEY,
      round bigint NOT NULL REFERENCES game_rounds,
      session_id bigint NOT NULL REFERENCES game_sessions,
      provider text NOT NULL,
      transaction_id text NOT NULL,
      product text NOT NULL,
      player_id bigint NOT NULL REFERENCES players,
      account_id bigint NOT NULL REFERENCES accounts,
      placed_at bigint NOT NULL,
      settled_at bigint,
      amount bigint NOT NULL CHECK (amount > 0),
      payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
      status text NOT NULL DEFAULT 'accepted' CHECK (status IN ('accepted', 'won', 'lost', 'void')),
      UNIQUE (provider, transaction_id)
    );
    CREATE INDEX game_bets_newest ON game_bets (player_id, placed_at);
    CREATE INDEX game_bets_settled ON game_bets (player_id, settled_at);
    CREATE INDEX game_bets_round ON game_bets (round);
    CREATE INDEX game_bets_session ON game_bets (session_id);

    -- Answered calls: each id once, with its answer word for word.
    CREATE TABLE game_transactions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      provider text NOT NULL,
      transaction_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
      player_id bigint NOT NULL REFERENCES players,
      round_id text NOT NULL,
      -- Of a win and a rollback.
      bet_transaction_id text,
      amount bigint,
      body_hash text NOT NULL,
      at bigint NOT NULL,
      status integer NOT NULL,
      answer text NOT NULL,
      UNIQUE (provider, transaction_id)
    );
    -- A rollback also holds for a bet that has yet to come.
    CREATE INDEX game_transactions_rollbacks ON game_transactions (provider, bet_transaction_id)
      WHERE kind = 'rollback';

    ALTER TABLE ledger_transactions ADD COLUMN game_bet_id bigint REFERENCES game_bets;
    CREATE INDEX ledger_transactions_game_bets ON ledger_transactions (game_bet_id)
      WHERE game_bet_id IS NOT NULL;

    -- The stakes of all products: what limits, session sums and reality checks count.
    CREATE OR REPLACE VIEW stakes AS
      SELECT 'sports' AS product, player_id, account_id, placed_at, settled_at, stake, payout, status
      FROM bet_parts
      UNION ALL
      SELECT product, player_id, account_id, placed_at, settled_at, amount, payout, status
      FROM product_stakes
      UNION ALL
      SELECT product, player_id, account_id, placed_at, settled_at, amount, payout, status
      FROM game_bets`,
};
