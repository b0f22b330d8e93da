export const migration = {
  name: '0016-half-results',
  sql: `
    ALTER TABLE bets DROP CONSTRAINT bets_status_check;
    ALTER TABLE bets ADD CONSTRAINT bets_status_check CHECK (
      status IN ('accepted', 'won', 'half-won', 'void', 'half-lost', 'lost', 'cashed-out'));
    ALTER TABLE bet_legs DROP CONSTRAINT bet_legs_status_check;
    ALTER TABLE bet_legs ADD CONSTRAINT bet_legs_status_check CHECK (
      status IN ('accepted', 'won', 'half-won', 'void', 'half-lost', 'lost'))`,
};
