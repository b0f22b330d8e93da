export const migration = {
  name: '0048-player-games',
  sql: `
    -- The casino's games that players have marked, by slug; in the order of place.
    CREATE TABLE casino_favourites (
      player_id bigint NOT NULL REFERENCES players,
      game text NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (player_id, game)
    );
    -- When each player last opened each game for money.
    CREATE TABLE casino_recent (
      player_id bigint NOT NULL REFERENCES players,
      game text NOT NULL,
      at bigint NOT NULL,
      PRIMARY KEY (player_id, game)
    )`,
};
