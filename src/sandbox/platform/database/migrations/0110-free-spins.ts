export const migration = {
  name: '0110-free-spins',
  sql: `
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
      CHECK (won BETWEEN 0 AND max_win),
      CHECK ((ended_at IS NULL) = (ended_as IS NULL))
    );
    CREATE INDEX free_spins_player ON free_spins (player_id, ends_at);

    ALTER TABLE game_bets
      -- The grant that pays the stake: bonus_amount is the whole of it, so that no sum has it as the player's own.
      ADD COLUMN free_spins_id bigint REFERENCES free_spins,
      -- What of the payout is above the most that the grant pays; the house keeps it.
      ADD COLUMN cut bigint NOT NULL DEFAULT 0 CHECK (cut BETWEEN 0 AND payout),
      ADD CONSTRAINT free_spin_not_own CHECK (free_spins_id IS NULL OR bonus_amount = amount);
    CREATE INDEX game_bets_free_spins ON game_bets (free_spins_id) WHERE free_spins_id IS NOT NULL;`,
};
