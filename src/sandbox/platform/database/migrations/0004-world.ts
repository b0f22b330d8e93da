export const migration = {
  name: '0004-world',
  sql: `
    -- How the match clock ran; a match is a function of it, so it outlives a restart.
    CREATE TABLE clock_segments (
      place integer PRIMARY KEY,
      real_at bigint NOT NULL,
      match_at double precision NOT NULL,
      pace double precision NOT NULL
    );

    -- What QA changed of a game, and games QA made.
    CREATE TABLE game_changes (game_id bigint PRIMARY KEY, body text NOT NULL);
    CREATE TABLE made_games (id bigint PRIMARY KEY, body text NOT NULL)`,
};
