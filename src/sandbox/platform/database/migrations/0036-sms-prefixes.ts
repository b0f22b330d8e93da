export const migration = {
  name: '0036-sms-prefixes',
  sql: `
    -- What the number of a challenge has in common with its neighbours: "+77012"; empty for mail.
    ALTER TABLE challenges ADD COLUMN prefix text NOT NULL DEFAULT ''`,
};
