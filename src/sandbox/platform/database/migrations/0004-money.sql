CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('wallet', 'house', 'pool')),
  currency_id integer NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  CONSTRAINT wallet_not_negative CHECK (kind <> 'wallet' OR balance >= 0),
  CONSTRAINT pool_not_negative CHECK (kind <> 'pool' OR balance >= 0),
  -- Whole numbers are exact up to 2^53 in JavaScript. A wallet holds less, so that sums of a player's wallets are
  -- exact too.
  CONSTRAINT ledger_account_bounds CHECK (
    abs(balance) <= CASE kind WHEN 'house' THEN 9007199254740991 ELSE 1000000000000000 END
  )
);

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  currency_id integer NOT NULL,
  -- 0 main, 4 bonus, 9 currency
  type integer NOT NULL CHECK (type IN (0, 4, 9)),
  ledger_account_id bigint NOT NULL UNIQUE REFERENCES ledger_accounts,
  is_active boolean NOT NULL DEFAULT false,
  removed_at bigint,
  -- An account of points, which are a unit of their own and no money: no sum of money counts it.
  is_points boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX accounts_one_active ON accounts (player_id) WHERE is_active;
CREATE UNIQUE INDEX accounts_one_per_currency ON accounts (player_id, currency_id, (type = 4))
  WHERE removed_at IS NULL;

-- Stakes on products other than sports. Amounts are minor units of the account's currency.
CREATE TABLE product_stakes (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 80000001) PRIMARY KEY,
  product text NOT NULL,
  player_id bigint NOT NULL REFERENCES players,
  account_id bigint NOT NULL REFERENCES accounts,
  placed_at bigint NOT NULL,
  settled_at bigint,
  amount bigint NOT NULL CHECK (amount > 0),
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  status text NOT NULL DEFAULT 'accepted' CHECK (status IN ('accepted', 'won', 'lost', 'void')),
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
  -- What the pool received for it, in minor units of the pool's currency.
  pool_amount bigint NOT NULL CHECK (pool_amount > 0)
);
CREATE INDEX product_stakes_newest ON product_stakes (player_id, placed_at);
CREATE INDEX product_stakes_settled ON product_stakes (player_id, settled_at);
CREATE INDEX product_stakes_open ON product_stakes (pool_account_id) WHERE status = 'accepted';

CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'welcome', 'deposit', 'stake', 'payout', 'refund', 'prepaid', 'cash-out',
    'toto-stake', 'toto-dividend', 'toto-refund',
    'lotto-stake', 'lotto-prize', 'lotto-refund',
    'tournament-entry', 'tournament-prize', 'tournament-refund',
    'points-exchange', 'points-prize', 'points-refund',
    'try-stake', 'try-prize', 'try-refund',
    'game-stake', 'game-win', 'game-rollback', 'jackpot-in', 'jackpot-out', 'house-share',
    'deposit-reversal', 'withdraw-hold', 'withdraw-paid', 'withdraw-back',
    'bonus-grant', 'bonus-convert', 'bonus-forfeit', 'cashback', 'referral')),
  at bigint NOT NULL,
  bet_id bigint,
  stake_id bigint REFERENCES product_stakes
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL REFERENCES ledger_transactions,
  account_id bigint NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount <> 0)
);
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id);

-- The balance can't disagree with the entries: nothing else writes it.
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_apply_entry AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();

CREATE FUNCTION ledger_check_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.transaction_id
    HAVING sum(e.amount) <> 0 OR count(DISTINCT a.currency_id) <> 1
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_check_transaction AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_transaction();

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;

CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();

-- Money given for stakes alone: it can't be taken out, so it is no account of the player's.
CREATE TABLE prepaid_accounts (
  player_id bigint NOT NULL REFERENCES players,
  currency_id integer NOT NULL,
  ledger_account_id bigint NOT NULL UNIQUE REFERENCES ledger_accounts,
  PRIMARY KEY (player_id, currency_id)
);

-- What players paid in by themselves; minor units of the account's currency.
CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  currency_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at bigint NOT NULL
);
CREATE INDEX deposits_newest ON deposits (player_id, at);

-- Purchases that the operator accepted: each refId once.
CREATE TABLE purchases (
  stake_id bigint PRIMARY KEY REFERENCES product_stakes,
  player_id bigint NOT NULL REFERENCES players,
  ref_id text NOT NULL,
  -- The hash of the request: the same refId with another body is refused.
  body_hash text NOT NULL,
  ref text NOT NULL,
  title text NOT NULL,
  -- As JSON.
  lines text NOT NULL,
  UNIQUE (player_id, ref_id)
);

-- Offers that QA made.
CREATE SEQUENCE offer_ids;
CREATE TABLE offers (
  id bigint PRIMARY KEY,
  kind text NOT NULL,
  title text NOT NULL,
  -- The price of a line, in minor units of the pool's currency.
  price bigint NOT NULL CHECK (price > 0),
  currency_id integer NOT NULL,
  pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
  closes_at bigint NOT NULL,
  ended_at bigint
);

CREATE TABLE payments (
  -- Random: it is in addresses, which other people may see.
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  account_id bigint NOT NULL REFERENCES accounts,
  method text NOT NULL,
  -- Minor units of the account's currency.
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL,
  -- Why it was declined; null: it was not.
  reason text,
  -- Made once for each wish of the player.
  ref_id text NOT NULL,
  created_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  -- When the bank was last asked about it; null: never.
  asked_at bigint,
  -- What counts in the limits of deposits: reserved with the payment, and given back where it fails.
  deposit_id bigint REFERENCES deposits ON DELETE SET NULL,
  -- The bank's name of the card that a deposit was paid by, which is not its number; where the bank
  -- names none, the id of the payment. Null: it is not paid.
  card text,
  -- How often the bank was asked about a payment, and sent the order of a withdrawal: each time it is
  -- silent, the next time is later.
  asks integer NOT NULL DEFAULT 0,
  -- Its player wants no bonus with this deposit.
  is_without_bonus boolean NOT NULL DEFAULT false,
  -- The section of the casino whose page the player deposited from; null: another page.
  section text CHECK (section IN ('slots', 'casino', 'keno')),
  UNIQUE (player_id, ref_id)
);
CREATE INDEX payments_open ON payments (changed_at)
  WHERE state IN ('created', 'redirected', 'challenged');

-- Everything that has happened to a payment; nothing is changed or deleted.
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payments,
  event text NOT NULL,
  -- The bank's id of the event: it may come again. Null: an event of the operator.
  event_id text UNIQUE,
  reason text,
  -- The state that it led to; null: none, it came too late.
  state text,
  at bigint NOT NULL
);
CREATE INDEX payment_events_payment ON payment_events (payment_id);

CREATE TABLE withdrawals (
  -- Random: it is in addresses, which other people may see.
  id text PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES players,
  account_id bigint NOT NULL REFERENCES accounts,
  method text NOT NULL,
  -- Minor units of the account's currency.
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL,
  -- Why it was refused or came back; null: it was not.
  reason text,
  -- Why people decide about it; null: the operator approves it by itself, or has not looked at it.
  review text,
  -- The deposit whose card gets the money.
  card_of text NOT NULL REFERENCES payments,
  -- Made once for each wish of the player.
  ref_id text NOT NULL,
  created_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  -- When the bank was last asked to pay it or about it; null: never.
  asked_at bigint,
  asks integer NOT NULL DEFAULT 0,
  UNIQUE (player_id, ref_id)
);
CREATE INDEX withdrawals_open ON withdrawals (changed_at)
  WHERE state IN ('asked', 'checking', 'approved', 'sent');

-- Everything that has happened to a withdrawal; nothing is changed or deleted.
CREATE TABLE withdrawal_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id text NOT NULL REFERENCES withdrawals,
  event text NOT NULL,
  -- The bank's id of the event: it may come again. Null: an event of the operator.
  event_id text UNIQUE,
  reason text,
  -- The state that it led to; null: none, it was refused.
  state text,
  at bigint NOT NULL
);
CREATE INDEX withdrawal_events_withdrawal ON withdrawal_events (withdrawal_id);

-- The cards of players, and when each was first used here: withdrawals to a new one wait.
CREATE TABLE payout_cards (
  player_id bigint NOT NULL REFERENCES players,
  card text NOT NULL,
  first_used_at bigint NOT NULL,
  PRIMARY KEY (player_id, card)
);
CREATE INDEX payout_cards_card ON payout_cards (card);

-- Vouchers that were sold, by the hash of the code, and what is left on each.
CREATE TABLE vouchers (
  hash text PRIMARY KEY,
  currency_id integer NOT NULL,
  -- Minor units.
  left_over bigint NOT NULL CHECK (left_over >= 0),
  made_at bigint NOT NULL
);

-- Money never comes to a wallet that its player has removed: it comes to another one of the currency, but to no
-- bonus account; without one the wallet is opened again. The wallet is locked first, as by its removal.
CREATE FUNCTION ledger_entry_to_open_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removed accounts;
  other bigint;
BEGIN
  PERFORM FROM ledger_accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  SELECT * INTO removed FROM accounts
    WHERE ledger_account_id = NEW.account_id AND removed_at IS NOT NULL;
  IF FOUND THEN
    SELECT ledger_account_id INTO other FROM accounts
      WHERE player_id = removed.player_id AND currency_id = removed.currency_id
        AND type <> 4 AND removed_at IS NULL;
    IF FOUND THEN
      NEW.account_id = other;
    ELSE
      UPDATE accounts SET removed_at = NULL WHERE id = removed.id;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER ledger_entry_to_open_wallet BEFORE INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.amount > 0) EXECUTE FUNCTION ledger_entry_to_open_wallet();
