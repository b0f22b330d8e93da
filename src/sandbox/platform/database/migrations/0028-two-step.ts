export const migration = {
  name: '0028-two-step',
  sql: `
    -- Players who sign in by two steps; the second is a code from an authenticator app (RFC 6238).
    CREATE TABLE two_steps (
      player_id bigint PRIMARY KEY REFERENCES players,
      secret text NOT NULL,
      -- The time step of the last code that signed in: it and earlier ones do so no more.
      used_step bigint NOT NULL DEFAULT 0
    );
    -- Sign in once each in place of a code.
    CREATE TABLE two_step_recovery_codes (
      player_id bigint NOT NULL REFERENCES two_steps ON DELETE CASCADE,
      hash text NOT NULL,
      used_at bigint,
      PRIMARY KEY (player_id, hash)
    );
    -- Sign-ins that have passed the first step.
    CREATE TABLE two_step_flows (
      flow text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES two_steps ON DELETE CASCADE,
      expires_at bigint NOT NULL,
      tries integer NOT NULL DEFAULT 0
    );
    CREATE INDEX two_step_flows_player ON two_step_flows (player_id)`,
};
