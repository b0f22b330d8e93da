export const migration = {
  name: '0076-jackpots',
  sql: `
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
    )`,
};
