export const migration = {
  name: '0084-referral-time',
  sql: `
    -- Friends who have not qualified in time are refused.
    ALTER TABLE referrals DROP CONSTRAINT referrals_reason_check;
    ALTER TABLE referrals ADD CONSTRAINT referrals_reason_check CHECK (reason IN
      ('device', 'payment', 'address', 'network', 'time', 'cap', 'barred'));
    CREATE INDEX referrals_qualified ON referrals (decided_at) WHERE state = 'qualified'`,
};
