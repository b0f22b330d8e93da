export const migration = {
  name: '0037-two-step-setups',
  sql: `
    -- Secrets of which no code has been confirmed yet: they sign nobody in.
    CREATE TABLE two_step_setups (
      player_id bigint PRIMARY KEY REFERENCES players,
      session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
      secret text NOT NULL,
      expires_at bigint NOT NULL
    )`,
};
