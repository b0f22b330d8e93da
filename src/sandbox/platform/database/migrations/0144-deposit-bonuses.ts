export const migration = {
  name: '0144-deposit-bonuses',
  sql: `
    ALTER TABLE payments
      -- Its player wants no bonus with this deposit.
      ADD COLUMN is_without_bonus boolean NOT NULL DEFAULT false,
      -- The section of the casino whose page the player deposited from; null: another page.
      ADD COLUMN section text CHECK (section IN ('slots', 'casino', 'keno')),
      -- The bonus that the deposit has granted.
      ADD COLUMN bonus_id bigint REFERENCES bonuses;`,
};
