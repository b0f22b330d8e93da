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
);

CREATE TABLE toto_jackpots (
  section text PRIMARY KEY,
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts
);

CREATE TABLE toto_draws (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  section text NOT NULL REFERENCES toto_jackpots,
  -- Of the section.
  number integer NOT NULL,
  rhythm text NOT NULL CHECK (rhythm IN ('quick', 'weekend')),
  opens_at bigint NOT NULL,
  closes_at bigint NOT NULL,
  -- JSON: the ids of the games.
  matches text NOT NULL,
  -- JSON: the outcome of each, "void", or null while it is not known.
  results text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'void')),
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
  settled_at bigint,
  -- JSON: how the pool was shared; null of a void draw too.
  dividends text,
  -- JSON: the largest dividends of players.
  winners text NOT NULL DEFAULT '[]',
  UNIQUE (section, number),
  CHECK ((status = 'open') = (settled_at IS NULL))
);
CREATE INDEX toto_draws_open ON toto_draws (closes_at) WHERE status = 'open';

CREATE TABLE toto_coupons (
  stake_id bigint PRIMARY KEY REFERENCES product_stakes,
  draw_id bigint NOT NULL REFERENCES toto_draws,
  -- The line of the purchase: "5x 1 1X 2".
  line text NOT NULL
);
CREATE INDEX toto_coupons_draw ON toto_coupons (draw_id);

-- Coupons of the operator, which QA fills pools with.
CREATE TABLE toto_made_coupons (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draw_id bigint NOT NULL REFERENCES toto_draws,
  line text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  made_at bigint NOT NULL
);
CREATE INDEX toto_made_coupons_draw ON toto_made_coupons (draw_id);

CREATE TABLE lotto_draws (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lottery text NOT NULL,
  -- Of the lottery.
  number integer NOT NULL,
  -- The chain that its seed is of.
  chain_id bigint NOT NULL REFERENCES fair_chains,
  -- The fund of the lottery.
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
  closes_at bigint NOT NULL,
  draws_at bigint NOT NULL,
  -- The root of its tickets and their number: null while they are sold.
  root text,
  tickets integer,
  -- JSON: in the order in which they were drawn.
  numbers text,
  drawn_at bigint,
  -- JSON: how many tickets won by their hits.
  winners text NOT NULL DEFAULT '[]',
  -- JSON: what its hits win. A draw keeps the terms that it was planned with.
  terms text NOT NULL,
  -- Of draws whose sales are shared.
  jackpot_account_id bigint REFERENCES ledger_accounts,
  -- JSON: how the sales were shared; null until then, and where prizes are fixed.
  dividends text,
  UNIQUE (lottery, number),
  CHECK ((root IS NULL) = (tickets IS NULL)),
  CHECK ((numbers IS NULL) = (drawn_at IS NULL)),
  CHECK (root IS NOT NULL OR numbers IS NULL)
);
CREATE INDEX lotto_draws_open ON lotto_draws (closes_at) WHERE numbers IS NULL;

CREATE TABLE lotto_tickets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The stake of a purchase: of several tickets, in several draws.
  -- Null: it is the operator's own, which QA fills draws with.
  stake_id bigint REFERENCES product_stakes,
  draw_id bigint NOT NULL REFERENCES lotto_draws,
  -- The line of the purchase: "1 7 12 20 33".
  line text NOT NULL,
  -- Null until the draw; the prize is in minor units of the fund's currency.
  hits integer,
  prize bigint,
  CHECK ((hits IS NULL) = (prize IS NULL))
);
CREATE INDEX lotto_tickets_draw ON lotto_tickets (draw_id, id);
CREATE INDEX lotto_tickets_stake ON lotto_tickets (stake_id);

-- The chains of the races, the last one in use: a chain is published before a race of it takes bets.
CREATE TABLE marble_chains (
  chain_id bigint PRIMARY KEY REFERENCES fair_chains,
  -- The race of the first round; each race has the round after that of the race before it, drawn or not.
  first_race bigint NOT NULL UNIQUE
);

-- The races that were drawn.
CREATE TABLE marble_races (
  -- Of the line.
  game_id bigint PRIMARY KEY,
  chain_id bigint NOT NULL REFERENCES fair_chains,
  -- JSON: the numbers of the marbles in the order of arrival.
  arrival text NOT NULL,
  drawn_at bigint NOT NULL
);
