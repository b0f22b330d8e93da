export const migration = {
  name: '0051-security-questions',
  sql: `
    -- The security questions of players, one each. The answer is hashed as a password is.
    CREATE TABLE security_questions (
      player_id bigint PRIMARY KEY REFERENCES players,
      question text NOT NULL,
      answer_hash text NOT NULL,
      set_at bigint NOT NULL
    )`,
};
