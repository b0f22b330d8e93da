export const migration = {
  name: '0078-jackpot-wins',
  sql: `
    -- A jackpot is a win without a stake of its own.
    CREATE OR REPLACE VIEW stakes AS
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
      FROM jackpots j JOIN game_bets b ON b.id = j.game_bet_id`,
};
