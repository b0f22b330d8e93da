export const migration = {
  name: '0067-bonus-ledger',
  sql: `
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

    -- The parts of a bet on a game that were bonus money.
    ALTER TABLE game_bets
      ADD COLUMN bonus_amount bigint NOT NULL DEFAULT 0 CHECK (bonus_amount BETWEEN 0 AND amount),
      ADD COLUMN bonus_payout bigint NOT NULL DEFAULT 0 CHECK (bonus_payout BETWEEN 0 AND payout),
      ADD COLUMN bonus_account_id bigint REFERENCES accounts;

    -- The stakes of all products: what limits, session sums and reality checks count. Bonus money is left out.
    CREATE OR REPLACE VIEW stakes AS
      SELECT 'sports' AS product, player_id, account_id, placed_at, settled_at, stake, payout, status
      FROM bet_parts
      UNION ALL
      SELECT product, player_id, account_id, placed_at, settled_at, amount, payout, status
      FROM product_stakes
      UNION ALL
      SELECT product, player_id, account_id, placed_at, settled_at, amount - bonus_amount,
        payout - bonus_payout, status
      FROM game_bets`,
};
