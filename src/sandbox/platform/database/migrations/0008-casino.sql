-- The casino's games that players have marked, by slug; in the order of place.
CREATE TABLE casino_favourites (
  player_id bigint NOT NULL REFERENCES players,
  game text NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (player_id, game)
);

-- When each player last opened each game for money.
CREATE TABLE casino_recent (
  player_id bigint NOT NULL REFERENCES players,
  game text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (player_id, game)
);

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

-- Rounds of a table: players bet on them until they are drawn.
CREATE TABLE shared_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  game text NOT NULL,
  -- The provider's.
  name text NOT NULL,
  chain_id bigint REFERENCES fair_chains,
  drawn_at bigint,
  -- Its bets are given back; it takes no more of them, and is never drawn.
  is_void boolean NOT NULL DEFAULT false,
  UNIQUE (provider, game, name),
  CHECK ((chain_id IS NULL) = (drawn_at IS NULL)),
  CHECK (NOT is_void OR drawn_at IS NULL)
);

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
  shared_round bigint REFERENCES shared_rounds,
  UNIQUE (provider, round_id),
  CHECK ((status = 'open') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX game_rounds_open ON game_rounds (player_id, game) WHERE status = 'open';
CREATE INDEX game_rounds_newest ON game_rounds (player_id, game, began_at);
CREATE INDEX game_rounds_oldest_open ON game_rounds (began_at) WHERE status = 'open';
CREATE INDEX game_rounds_open_shared ON game_rounds (provider, game, id)
  WHERE status = 'open' AND shared_round IS NOT NULL;

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
  -- The parts of a bet on a game that were bonus money.
  bonus_amount bigint NOT NULL DEFAULT 0 CHECK (bonus_amount BETWEEN 0 AND amount),
  bonus_payout bigint NOT NULL DEFAULT 0 CHECK (bonus_payout BETWEEN 0 AND payout),
  bonus_account_id bigint REFERENCES accounts,
  -- What of the payout is above the most that the grant pays; the house keeps it.
  cut bigint NOT NULL DEFAULT 0 CHECK (cut BETWEEN 0 AND payout),
  UNIQUE (provider, transaction_id)
);
CREATE INDEX game_bets_newest ON game_bets (player_id, placed_at);
CREATE INDEX game_bets_settled ON game_bets (player_id, settled_at);
CREATE INDEX game_bets_round ON game_bets (round);
CREATE INDEX game_bets_session ON game_bets (session_id);

ALTER TABLE ledger_transactions
  ADD COLUMN game_bet_id bigint REFERENCES game_bets;
CREATE INDEX ledger_transactions_game_bets ON ledger_transactions (game_bet_id)
  WHERE game_bet_id IS NOT NULL;

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

-- Tables of games whose numbers are the same for all players, each with the chain that it draws from.
CREATE TABLE game_tables (
  provider text NOT NULL,
  game text NOT NULL,
  -- Null until the first chain was made.
  chain_id bigint REFERENCES fair_chains,
  is_paused boolean NOT NULL DEFAULT false,
  -- Whether the next round is not drawn.
  is_next_void boolean NOT NULL DEFAULT false,
  PRIMARY KEY (provider, game)
);

-- Another token of a session, for a provider that has lost the first one by a restart.
CREATE TABLE game_session_tokens (
  session_id bigint PRIMARY KEY REFERENCES game_sessions,
  token_hash text NOT NULL UNIQUE
);

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
CREATE UNIQUE INDEX bonus_tries_open ON bonus_tries (player_id, game) WHERE over_at IS NULL;

-- Tournaments of the casino. Amounts are minor units of the fund's currency.
CREATE TABLE tournaments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  series text NOT NULL,
  -- Of the series.
  number bigint NOT NULL,
  product text NOT NULL,
  -- Of a round that counts.
  stake bigint NOT NULL CHECK (stake > 0),
  entry bigint NOT NULL CHECK (entry > 0),
  -- JSON: the names of the games.
  games text NOT NULL,
  -- JSON: the share of each place in the fund.
  shares text NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL CHECK (ends_at > starts_at),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'cancelled')),
  fund_account_id bigint NOT NULL REFERENCES ledger_accounts,
  -- What the fund held when the tournament was settled or cancelled.
  last_fund bigint,
  ended_at bigint,
  UNIQUE (series, number),
  CHECK ((status = 'open') = (ended_at IS NULL)),
  CHECK ((ended_at IS NULL) = (last_fund IS NULL))
);
CREATE INDEX tournaments_open ON tournaments (ends_at) WHERE status = 'open';

CREATE TABLE tournament_entries (
  stake_id bigint PRIMARY KEY REFERENCES product_stakes,
  tournament_id bigint NOT NULL REFERENCES tournaments,
  player_id bigint NOT NULL REFERENCES players,
  -- Rounds that count, the sum of the best of them in hundredths of the stake, and when it was reached.
  rounds integer NOT NULL DEFAULT 0,
  score bigint NOT NULL DEFAULT 0,
  reached_at bigint,
  disqualified_for text CHECK (disqualified_for IN ('several-accounts', 'rules-broken')),
  UNIQUE (tournament_id, player_id)
);
CREATE INDEX tournament_entries_places
  ON tournament_entries (tournament_id, score DESC, reached_at, stake_id);
-- A player's entries to tournaments. What an entry was paid is the payout of its stake.
CREATE INDEX tournament_entries_player ON tournament_entries (player_id);

-- Each round counts once in a tournament.
CREATE TABLE tournament_rounds (
  tournament_id bigint NOT NULL REFERENCES tournaments,
  round bigint NOT NULL REFERENCES game_rounds,
  stake_id bigint NOT NULL REFERENCES tournament_entries,
  -- What came back, in hundredths of the stake.
  multiple bigint NOT NULL CHECK (multiple >= 0),
  ended_at bigint NOT NULL,
  PRIMARY KEY (tournament_id, round)
);
CREATE INDEX tournament_rounds_entry ON tournament_rounds (stake_id, multiple);

-- Jackpots of the casino. One of each name is open; with its drop the next one begins.
CREATE TABLE jackpots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
  began_at bigint NOT NULL,
  -- What it has, in ten-thousandths of a minor unit of the pool's currency.
  level bigint NOT NULL CHECK (level >= 0),
  -- The time in which it drops; null where it drops by its level.
  starts_at bigint,
  ends_at bigint,
  -- The level or the moment of the drop. Nobody is told it, or the salt, before the end.
  threshold bigint NOT NULL,
  salt text NOT NULL,
  commitment text NOT NULL,
  ended_at bigint,
  -- The bet that won it, and what was paid in minor units of the pool's currency; null: it ended without a bet.
  game_bet_id bigint REFERENCES game_bets,
  paid bigint CHECK (paid > 0),
  -- The same in the currency of the winner's account.
  payout bigint,
  -- The level that a jackpot began with, above which its threshold was drawn.
  began_with bigint NOT NULL CHECK (began_with >= 0),
  CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
  CHECK ((game_bet_id IS NULL) = (paid IS NULL)),
  CHECK ((game_bet_id IS NULL) = (payout IS NULL)),
  CHECK (ended_at IS NOT NULL OR game_bet_id IS NULL)
);
CREATE UNIQUE INDEX jackpots_open ON jackpots (name) WHERE ended_at IS NULL;
CREATE INDEX jackpots_ended ON jackpots (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX jackpots_won ON jackpots (game_bet_id) WHERE game_bet_id IS NOT NULL;

-- What the house paid in for a bet, so that it can be taken back with the bet.
CREATE TABLE jackpot_parts (
  game_bet_id bigint NOT NULL REFERENCES game_bets,
  jackpot_id bigint NOT NULL REFERENCES jackpots,
  -- In ten-thousandths of a minor unit.
  part bigint NOT NULL CHECK (part > 0),
  PRIMARY KEY (game_bet_id, jackpot_id)
);

-- A jackpot is a win without a stake of its own.
CREATE VIEW stakes AS
  SELECT 'sports' AS product, player_id, account_id, placed_at, settled_at, stake, payout, status
  FROM bet_parts
  UNION ALL
  SELECT product, player_id, account_id, placed_at, settled_at, amount, payout, status
  FROM product_stakes
  UNION ALL
  SELECT product, player_id, account_id, placed_at, settled_at, amount - bonus_amount,
    payout - bonus_payout, status
  FROM game_bets
  UNION ALL
  SELECT b.product, b.player_id, b.account_id, j.ended_at, j.ended_at, 0, j.payout, 'won'
  FROM jackpots j JOIN game_bets b ON b.id = j.game_bet_id;

-- As before, with when a stake was settled: friends count by what was settled in time.
CREATE VIEW own_stakes AS
  SELECT 'bet:' || b.id AS ref, 'sports' AS product, NULL AS game, b.player_id, a.currency_id,
    b.placed_at, b.amount - b.prepaid_amount AS stake,
    CASE WHEN b.cashed_stake > 0 THEN 'cashed-out' WHEN b.status = 'accepted' THEN 'open'
      WHEN b.status = 'void' THEN 'void' ELSE 'settled' END AS state,
    b.settled_at
  FROM bets b JOIN accounts a ON a.id = b.account_id
  WHERE a.type <> 4 AND b.amount > b.prepaid_amount
  UNION ALL
  SELECT 'game:' || g.id, g.product, r.game, g.player_id, a.currency_id, g.placed_at,
    g.amount - g.bonus_amount,
    CASE WHEN g.status = 'void' THEN 'void'
      WHEN g.status = 'accepted' OR r.status = 'open' THEN 'open' ELSE 'settled' END,
    g.settled_at
  FROM game_bets g JOIN game_rounds r ON r.id = g.round JOIN accounts a ON a.id = g.account_id
  WHERE a.type <> 4 AND g.amount > g.bonus_amount
  UNION ALL
  SELECT 'stake:' || s.id, s.product, NULL, s.player_id, a.currency_id, s.placed_at, s.amount,
    CASE WHEN s.status = 'accepted' THEN 'open' WHEN s.status = 'void' THEN 'void'
      ELSE 'settled' END,
    s.settled_at
  FROM product_stakes s JOIN accounts a ON a.id = s.account_id
  WHERE a.type <> 4 AND NOT a.is_points;
