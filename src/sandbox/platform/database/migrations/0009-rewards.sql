-- Bonuses that players have taken. The terms are the JSON that the player took: nothing changes them.
CREATE TABLE bonuses (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 70000001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  offer text NOT NULL,
  -- What it was granted for, as 'first-deposit': once for each player.
  grant_key text NOT NULL,
  terms text NOT NULL,
  terms_hash text NOT NULL,
  -- Granted; minor units of the currency of the terms.
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  converted bigint NOT NULL DEFAULT 0 CHECK (converted >= 0),
  forfeited bigint NOT NULL DEFAULT 0 CHECK (forfeited >= 0),
  state text NOT NULL CHECK (state IN
    ('taken', 'active', 'cleared', 'lost', 'expired', 'given-up', 'cancelled')),
  taken_at bigint NOT NULL,
  -- Null until money is granted.
  ends_at bigint,
  ended_at bigint,
  account_id bigint REFERENCES accounts,
  UNIQUE (player_id, grant_key),
  CHECK ((state IN ('taken', 'active')) = (ended_at IS NULL)),
  CHECK (state <> 'active' OR (ends_at IS NOT NULL AND account_id IS NOT NULL))
);
CREATE UNIQUE INDEX bonuses_one_open ON bonuses (player_id) WHERE ended_at IS NULL;
CREATE INDEX bonuses_due ON bonuses (ends_at) WHERE ended_at IS NULL;

ALTER TABLE payments
  -- The bonus that the deposit has granted.
  ADD COLUMN bonus_id bigint REFERENCES bonuses;

CREATE TABLE bonus_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bonus_id bigint NOT NULL REFERENCES bonuses,
  at bigint NOT NULL,
  state text NOT NULL,
  -- Minor units that the event moved.
  amount bigint NOT NULL DEFAULT 0
);
CREATE INDEX bonus_events_bonus ON bonus_events (bonus_id);

-- Stakes that were placed while a bonus was active, and what they counted.
CREATE TABLE bonus_stakes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bonus_id bigint NOT NULL REFERENCES bonuses,
  bet_id bigint UNIQUE REFERENCES bets,
  game_bet_id bigint UNIQUE REFERENCES game_bets,
  product text NOT NULL,
  -- The name of the game; null for a bet on sports.
  game text,
  at bigint NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- The part of the stake that was bonus money.
  bonus_stake bigint NOT NULL DEFAULT 0 CHECK (bonus_stake BETWEEN 0 AND stake),
  -- Percent of the stake that counts.
  contribution integer NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN
    ('open', 'counted', 'void', 'cashed-out', 'other-product', 'late')),
  counted bigint NOT NULL DEFAULT 0,
  CHECK ((bet_id IS NULL) <> (game_bet_id IS NULL))
);
CREATE INDEX bonus_stakes_bonus ON bonus_stakes (bonus_id, id);
CREATE INDEX bonus_stakes_open ON bonus_stakes (bonus_id) WHERE state = 'open';

-- Periods of cashback. The mode is the one of the site config when the period began: nothing changes it.
CREATE TABLE cashback_periods (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 1: points for stakes; any other: a percent of the balance at the end.
  mode integer NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint NOT NULL CHECK (ends_at >= starts_at),
  closed_at bigint,
  -- When everyone had what the period gave.
  paid_at bigint,
  CHECK (paid_at IS NULL OR closed_at IS NOT NULL)
);
CREATE UNIQUE INDEX cashback_periods_open ON cashback_periods ((true)) WHERE closed_at IS NULL;

-- What the end of a period gave for the balance of an account: once for each.
CREATE TABLE cashback_payments (
  period_id bigint NOT NULL REFERENCES cashback_periods,
  account_id bigint NOT NULL REFERENCES accounts,
  player_id bigint NOT NULL REFERENCES players,
  -- At the end of the period; minor units.
  balance bigint NOT NULL CHECK (balance > 0),
  percent integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  -- False: nothing could be offered to the player.
  is_paid boolean NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (period_id, account_id)
);
CREATE INDEX cashback_payments_player ON cashback_payments (player_id, period_id);

-- Points for stakes: each stake once.
CREATE TABLE cashback_points (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  period_id bigint NOT NULL REFERENCES cashback_periods,
  player_id bigint NOT NULL REFERENCES players,
  -- Of the stake, as in own_stakes.
  ref text NOT NULL UNIQUE,
  product text NOT NULL,
  -- The name of the game; null for other products.
  game text,
  placed_at bigint NOT NULL,
  -- The player's own part; minor units.
  stake bigint NOT NULL CHECK (stake > 0),
  currency_id integer NOT NULL,
  points bigint NOT NULL CHECK (points >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN
    ('open', 'credited', 'void', 'cashed-out', 'barred'))
);
CREATE INDEX cashback_points_player ON cashback_points (player_id, id);
CREATE INDEX cashback_points_open ON cashback_points (player_id) WHERE state = 'open';

-- The codes by which players invite friends. They are in addresses, so they are no secret.
CREATE TABLE referral_codes (
  player_id bigint PRIMARY KEY REFERENCES players,
  code text NOT NULL UNIQUE
);

-- Players who registered with the code of another, each once.
CREATE TABLE referrals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who invited them.
  player_id bigint NOT NULL REFERENCES players,
  friend_id bigint NOT NULL UNIQUE REFERENCES players,
  registered_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'registered' CHECK (state IN
    ('registered', 'verified', 'qualified', 'refused', 'reversed')),
  -- Why it was refused or reversed, or gave the inviting player nothing; null: it was not.
  reason text CHECK (reason IN
    ('device', 'payment', 'address', 'network', 'time', 'cap', 'barred')),
  -- When it was qualified or refused.
  decided_at bigint,
  -- What each was given; minor units of the account.
  reward bigint NOT NULL DEFAULT 0 CHECK (reward >= 0),
  reward_account_id bigint REFERENCES accounts,
  friend_reward bigint NOT NULL DEFAULT 0 CHECK (friend_reward >= 0),
  friend_account_id bigint REFERENCES accounts,
  -- What of it was taken back.
  reversed bigint NOT NULL DEFAULT 0 CHECK (reversed BETWEEN 0 AND reward),
  friend_reversed bigint NOT NULL DEFAULT 0 CHECK (friend_reversed BETWEEN 0 AND friend_reward),
  CHECK (player_id <> friend_id),
  CHECK ((state IN ('registered', 'verified')) = (decided_at IS NULL))
);
CREATE INDEX referrals_player ON referrals (player_id, id);
CREATE INDEX referrals_open ON referrals (id) WHERE decided_at IS NULL;
CREATE INDEX referrals_qualified ON referrals (decided_at) WHERE state = 'qualified';

-- Grants of free spins: rounds of one game whose stakes the house pays.
CREATE TABLE free_spins (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 80000001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  game text NOT NULL,
  currency_id integer NOT NULL,
  -- Of one spin; minor units, as the amounts below.
  stake bigint NOT NULL CHECK (stake > 0),
  spins integer NOT NULL CHECK (spins > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND spins),
  won bigint NOT NULL DEFAULT 0,
  max_win bigint NOT NULL CHECK (max_win > 0),
  granted_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  -- Of one that has neither been used nor expired.
  ended_at bigint,
  ended_as text CHECK (ended_as IN ('given-up', 'cancelled')),
  -- Of spins that were taken from an offer; each offer is taken once.
  offer text,
  -- Their terms as JSON, as they were then, and the SHA-256 of that text.
  terms text,
  terms_hash text,
  CHECK (won BETWEEN 0 AND max_win),
  CHECK ((ended_at IS NULL) = (ended_as IS NULL)),
  CONSTRAINT free_spins_offer CHECK (num_nonnulls(offer, terms, terms_hash) IN (0, 3))
);
CREATE INDEX free_spins_player ON free_spins (player_id, ends_at);
CREATE UNIQUE INDEX free_spins_once ON free_spins (player_id, offer) WHERE offer IS NOT NULL;

ALTER TABLE game_bets
  -- The grant that pays the stake: bonus_amount is the whole of it, so that no sum has it as the player's own.
  ADD COLUMN free_spins_id bigint REFERENCES free_spins,
  ADD CONSTRAINT free_spin_not_own CHECK (free_spins_id IS NULL OR bonus_amount = amount);
CREATE INDEX game_bets_free_spins ON game_bets (free_spins_id) WHERE free_spins_id IS NOT NULL;

-- Those who want to lead visitors to the site, and those who may.
CREATE TABLE affiliates (
  -- In the links of a partner, once the application is accepted; never given to another one.
  number bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  name text NOT NULL,
  mail text NOT NULL,
  -- The address of their site, or the name of their channel or paper.
  place text NOT NULL,
  text text NOT NULL,
  -- Of the messages to them.
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'declined')),
  -- Why it was declined.
  reason text CHECK ((reason IS NOT NULL) = (state = 'declined')),
  -- Made once for each application.
  ref_id text NOT NULL UNIQUE,
  sent_at bigint NOT NULL,
  decided_at bigint CHECK ((decided_at IS NULL) = (state = 'waiting'))
);
CREATE INDEX affiliates_waiting ON affiliates (number) WHERE state = 'waiting';
CREATE INDEX affiliates_declined ON affiliates (decided_at) WHERE state = 'declined';
