export const migration = {
  name: '0068-cashback',
  sql: `
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

    -- The stakes of players' own money on all products that cost money, each with a name that no other has.
    CREATE VIEW own_stakes AS
      SELECT 'bet:' || b.id AS ref, 'sports' AS product, NULL AS game, b.player_id, a.currency_id,
        b.placed_at, b.amount - b.prepaid_amount AS stake,
        CASE WHEN b.cashed_stake > 0 THEN 'cashed-out' WHEN b.status = 'accepted' THEN 'open'
          WHEN b.status = 'void' THEN 'void' ELSE 'settled' END AS state
      FROM bets b JOIN accounts a ON a.id = b.account_id
      WHERE a.type <> 4 AND b.amount > b.prepaid_amount
      UNION ALL
      SELECT 'game:' || g.id, g.product, r.game, g.player_id, a.currency_id, g.placed_at,
        g.amount - g.bonus_amount,
        CASE WHEN g.status = 'void' THEN 'void'
          WHEN g.status = 'accepted' OR r.status = 'open' THEN 'open' ELSE 'settled' END
      FROM game_bets g JOIN game_rounds r ON r.id = g.round JOIN accounts a ON a.id = g.account_id
      WHERE a.type <> 4 AND g.amount > g.bonus_amount
      UNION ALL
      SELECT 'stake:' || s.id, s.product, NULL, s.player_id, a.currency_id, s.placed_at, s.amount,
        CASE WHEN s.status = 'accepted' THEN 'open' WHEN s.status = 'void' THEN 'void'
          ELSE 'settled' END
      FROM product_stakes s JOIN accounts a ON a.id = s.account_id
      WHERE a.type <> 4 AND NOT a.is_points`,
};
