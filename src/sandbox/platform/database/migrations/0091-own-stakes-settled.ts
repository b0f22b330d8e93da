export const migration = {
  name: '0091-own-stakes-settled',
  sql: `
    -- As before, with when a stake was settled: friends count by what was settled in time.
    CREATE OR REPLACE VIEW own_stakes AS
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
      WHERE a.type <> 4 AND NOT a.is_points`,
};
