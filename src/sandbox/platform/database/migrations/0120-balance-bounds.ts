export const migration = {
  name: '0120-balance-bounds',
  sql: `
    -- Whole numbers are exact up to 2^53 in JavaScript. A wallet holds less, so that sums of a player's wallets are
    -- exact too. Balances of earlier versions stay as they are.
    ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_account_bounds CHECK (
      abs(balance) <= CASE kind WHEN 'house' THEN 9007199254740991 ELSE 1000000000000000 END
    ) NOT VALID`,
};
