CREATE TABLE bets (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 70000001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  ref_id text NOT NULL,
  -- The hash of the request: the same refId with another body is refused.
  body_hash text NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts,
  placed_at bigint NOT NULL,
  settled_at bigint,
  type_id integer NOT NULL,
  system_value integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  coef double precision NOT NULL,
  possible_win bigint NOT NULL,
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  status text NOT NULL DEFAULT 'accepted' CHECK (
    status IN ('accepted', 'won', 'half-won', 'void', 'half-lost', 'lost', 'cashed-out')),
  -- What a bet is paid by besides its prices.
  bonus_coef double precision,
  hyper_percent double precision,
  hyper_min_percent double precision,
  hyper_max_percent double precision,
  exact_coef double precision NOT NULL DEFAULT 0,
  max_payout bigint,
  promo_code text NOT NULL DEFAULT '',
  -- The part of the stake that came from prepaid money.
  prepaid_amount bigint NOT NULL DEFAULT 0,
  is_vip boolean NOT NULL DEFAULT false,
  -- The part of the stake that was cashed out; the rest is settled.
  cashed_stake bigint NOT NULL DEFAULT 0
    CHECK (cashed_stake BETWEEN 0 AND amount),
  -- The house stakes it: the whole stake counts as advanced, so that no sum has it as the player's own.
  is_free_bet boolean NOT NULL DEFAULT false,
  UNIQUE (player_id, ref_id),
  CONSTRAINT prepaid_within_amount CHECK (prepaid_amount BETWEEN 0 AND amount),
  CONSTRAINT free_bet_advanced CHECK (NOT is_free_bet OR prepaid_amount = amount)
);
CREATE INDEX bets_newest ON bets (player_id, placed_at DESC, id DESC);
CREATE INDEX bets_settled ON bets (player_id, settled_at);

CREATE TABLE bet_legs (
  bet_id bigint NOT NULL REFERENCES bets,
  place integer NOT NULL,
  market_id text NOT NULL,
  game_id bigint NOT NULL,
  sport_id integer NOT NULL,
  champ_id integer NOT NULL,
  home text NOT NULL,
  away text NOT NULL,
  starts_at bigint NOT NULL,
  market_type_id integer NOT NULL,
  type_id integer NOT NULL,
  param text,
  -- Thousandths.
  coef bigint NOT NULL CHECK (coef >= 1000),
  is_banker boolean NOT NULL,
  status text NOT NULL DEFAULT 'accepted' CHECK (
    status IN ('accepted', 'won', 'half-won', 'void', 'half-lost', 'lost')),
  result text,
  -- The price receipt; prices in thousandths, null where the coupon did not say.
  seen_coef bigint,
  seen_at bigint,
  sent_coef bigint,
  sent_at bigint,
  accepted_at bigint,
  -- The price of all legs of a match together, in thousandths; null for the only leg of its match.
  match_coef bigint CHECK (match_coef >= 1000),
  PRIMARY KEY (bet_id, place)
);
CREATE INDEX bet_legs_open ON bet_legs (game_id) WHERE status = 'accepted';

-- How the match clock ran; a match is a function of it, so it outlives a restart.
CREATE TABLE clock_segments (
  place integer PRIMARY KEY,
  real_at bigint NOT NULL,
  match_at double precision NOT NULL,
  pace double precision NOT NULL
);

-- What QA changed of a game, and games QA made.
CREATE TABLE game_changes (
  game_id bigint PRIMARY KEY,
  body text NOT NULL
);

CREATE TABLE made_games (
  id bigint PRIMARY KEY,
  body text NOT NULL
);

CREATE TABLE promo_codes (
  code text PRIMARY KEY,
  -- One of the two: percents of the net win, or prepaid money in first stakes of the currency.
  hyper_percent double precision,
  prepaid_stakes double precision,
  is_offered boolean NOT NULL,
  -- The only player whom it is for; null: for all.
  player_id bigint REFERENCES players,
  -- Null: it has no end.
  ends_at bigint,
  -- The stake of a free bet, in initial stakes of the currency.
  free_stakes double precision,
  CONSTRAINT promo_codes_one_effect CHECK (num_nonnulls(hyper_percent, prepaid_stakes, free_stakes) = 1)
);

CREATE TABLE promo_uses (
  code text NOT NULL,
  player_id bigint NOT NULL REFERENCES players,
  bet_id bigint NOT NULL REFERENCES bets,
  PRIMARY KEY (code, player_id)
);

CREATE TABLE shared_coupons (
  code text PRIMARY KEY,
  created_at bigint NOT NULL,
  body text NOT NULL
);

-- Batches of singles that were decided: each refId once, whatever came of its bets.
CREATE TABLE batches (
  player_id bigint NOT NULL REFERENCES players,
  ref_id text NOT NULL,
  body_hash text NOT NULL,
  -- In the order of the coupon, as JSON: the id of the bet, or why there is none.
  results text NOT NULL,
  PRIMARY KEY (player_id, ref_id)
);

CREATE TABLE cash_outs (
  player_id bigint NOT NULL REFERENCES players,
  ref_id text NOT NULL,
  -- The hash of the request: the same refId with another body is refused.
  body_hash text NOT NULL,
  bet_id bigint NOT NULL REFERENCES bets,
  at bigint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (player_id, ref_id)
);
CREATE INDEX cash_outs_bet ON cash_outs (bet_id);

-- What was paid on which part of a stake, and when; limits count each part by itself.
CREATE VIEW bet_parts AS
  SELECT b.id AS bet_id, b.player_id, b.account_id, b.placed_at, c.at AS settled_at,
    c.stake, c.amount AS payout, 'cashed-out' AS status
  FROM cash_outs c JOIN bets b ON b.id = c.bet_id
  UNION ALL
  SELECT id, player_id, account_id, placed_at, settled_at,
    amount - prepaid_amount - cashed_stake, payout, status
  FROM bets WHERE status <> 'cashed-out';
