export const migration = {
  name: '0072-referrals',
  sql: `
    -- The codes by which players invite friends. They are in addresses, so they are no secret.
    CREATE TABLE referral_codes (
      player_id bigint PRIMARY KEY REFERENCES players,
      code text NOT NULL UNIQUE
    );

    -- Players who registered with the code of another, each once.
    CREATE TABLE referrals (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- Who invited them.
      player_id bigint NOT NULL REFERENCES players,
      friend_id bigint NOT NULL UNIQUE REFERENCES players,
      registered_at bigint NOT NULL,
      state text NOT NULL DEFAULT 'registered' CHECK (state IN
        ('registered', 'verified', 'qualified', 'refused', 'reversed')),
      -- Why it was refused or reversed, or gave the inviting player nothing; null: it was not.
      reason text CHECK (reason IN
        ('device', 'payment', 'address', 'network', 'cap', 'barred')),
      -- When it was qualified or refused.
      decided_at bigint,
      -- What each was given; minor units of the account.
      reward bigint NOT NULL DEFAULT 0 CHECK (reward >= 0),
      reward_account_id bigint REFERENCES accounts,
      friend_reward bigint NOT NULL DEFAULT 0 CHECK (friend_reward >= 0),
      friend_account_id bigint REFERENCES accounts,
      -- What of it was taken back.
      reversed bigint NOT NULL DEFAULT 0 CHECK (reversed BETWEEN 0 AND reward),
      friend_reversed bigint NOT NULL DEFAULT 0 CHECK (friend_reversed BETWEEN 0 AND friend_reward),
      CHECK (player_id <> friend_id),
      CHECK ((state IN ('registered', 'verified')) = (decided_at IS NULL))
    );
    CREATE INDEX referrals_player ON referrals (player_id, id);
    CREATE INDEX referrals_open ON referrals (id) WHERE decided_at IS NULL;

    -- The networks that players have signed in from within 30 days, as "203.0.113.0/24".
    CREATE TABLE known_networks (
      player_id bigint NOT NULL REFERENCES players,
      network text NOT NULL,
      seen_at bigint NOT NULL,
      PRIMARY KEY (player_id, network)
    );
    CREATE INDEX known_networks_seen ON known_networks (seen_at)`,
};
