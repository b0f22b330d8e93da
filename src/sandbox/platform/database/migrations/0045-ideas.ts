export const migration = {
  name: '0045-ideas',
  sql: `
    -- What players would like the site to have.
    CREATE TABLE ideas (
      -- Random: that of a published one is shown to all players.
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      text text NOT NULL,
      state text NOT NULL DEFAULT 'new'
        CHECK (state IN ('new', 'planned', 'done', 'declined')),
      -- Why it was declined, for its player.
      reason text CHECK ((reason IS NOT NULL) = (state = 'declined')),
      -- The operator's titles by language, under which all players see it; null: none does.
      titles jsonb CHECK (titles IS NULL OR state IN ('planned', 'done')),
      -- Made once for each idea of the player.
      ref_id text NOT NULL,
      sent_at bigint NOT NULL,
      -- When the operator decided; null: it has not.
      decided_at bigint CHECK ((decided_at IS NULL) = (state = 'new')),
      UNIQUE (player_id, ref_id)
    );
    CREATE INDEX ideas_player ON ideas (player_id, sent_at);
    CREATE INDEX ideas_waiting ON ideas (sent_at) WHERE state = 'new';
    CREATE INDEX ideas_published ON ideas (decided_at) WHERE titles IS NOT NULL`,
};
