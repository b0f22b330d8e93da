export const migration = {
  name: '0132-asked-again',
  sql: `
    -- How often the bank was asked about a payment, and sent the order of a withdrawal: each time it is
    -- silent, the next time is later.
    ALTER TABLE payments ADD COLUMN asks integer NOT NULL DEFAULT 0;
    ALTER TABLE withdrawals ADD COLUMN asks integer NOT NULL DEFAULT 0`,
};
