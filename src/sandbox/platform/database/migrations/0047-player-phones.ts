export const migration = {
  name: '0047-player-phones',
  sql: `
    -- A second step is a code of an authenticator app, made of a secret, or one that is sent to the
    -- player's phone.
    ALTER TABLE two_steps
      ALTER COLUMN secret DROP NOT NULL,
      ADD COLUMN phone_id bigint REFERENCES identities ON DELETE CASCADE,
      ADD CHECK ((secret IS NULL) <> (phone_id IS NULL));
    ALTER TABLE two_step_setups
      ALTER COLUMN secret DROP NOT NULL,
      -- The challenge of a code that was sent to the phone.
      ADD COLUMN flow text,
      ADD CHECK ((secret IS NULL) <> (flow IS NULL));
    -- By which a flow is passed: totp, sms or password.
    ALTER TABLE two_step_flows
      ADD COLUMN by_what text NOT NULL DEFAULT 'totp' CHECK (by_what IN ('totp', 'sms', 'password')),
      -- The session whose player proves again who they are; null: the flow signs in.
      ADD COLUMN session_id text REFERENCES sessions ON DELETE CASCADE;

    -- Changes of players' phone numbers that are under way.
    CREATE TABLE phone_changes (
      player_id bigint PRIMARY KEY REFERENCES players,
      session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
      -- The new number; null: the present one is removed.
      phone text,
      -- The challenge of the code that was sent last.
      flow text NOT NULL,
      -- Whether the new number has been confirmed, and the code was sent to the present one.
      is_new_proved boolean NOT NULL,
      expires_at bigint NOT NULL
    );

    -- After a change of the phone nothing is paid out for a while.
    ALTER TABLE players ADD COLUMN withdrawals_held_until bigint`,
};
