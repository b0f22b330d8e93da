export const migration = {
  name: '0079-jackpot-beginnings',
  sql: `
    -- The level that a jackpot began with, above which its threshold was drawn.
    ALTER TABLE jackpots ADD COLUMN began_with bigint NOT NULL DEFAULT 0 CHECK (began_with >= 0);
    UPDATE jackpots j SET began_with = greatest(0, j.level - coalesce((
      SELECT sum(p.part) FROM jackpot_parts p JOIN game_bets b ON b.id = p.game_bet_id
      WHERE p.jackpot_id = j.id AND b.status <> 'void'), 0))
    WHERE j.ended_at IS NULL;
    ALTER TABLE jackpots ALTER COLUMN began_with DROP DEFAULT`,
};
