export const migration = {
  name: '0049-payout-cards',
  sql: `
    -- The bank's name of the card that a deposit was paid by, which is not its number; where the bank
    -- names none, the id of the payment. Null: it is not paid.
    ALTER TABLE payments ADD COLUMN card text;
    UPDATE payments SET card = id WHERE state = 'credited';

    -- The cards of players, and when each was first used here: withdrawals to a new one wait.
    CREATE TABLE payout_cards (
      player_id bigint NOT NULL REFERENCES players,
      card text NOT NULL,
      first_used_at bigint NOT NULL,
      PRIMARY KEY (player_id, card)
    );
    INSERT INTO payout_cards (player_id, card, first_used_at)
      SELECT player_id, card, changed_at FROM payments WHERE card IS NOT NULL`,
};
