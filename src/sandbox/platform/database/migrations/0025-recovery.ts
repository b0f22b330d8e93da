export const migration = {
  name: '0025-recovery',
  sql: `
    -- The right to set a new password, for a while and once. Of a token only a hash is kept.
    CREATE TABLE recovery_tokens (
      hash text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX recovery_tokens_player ON recovery_tokens (player_id);
    CREATE INDEX recovery_tokens_created ON recovery_tokens (created_at)`,
};
