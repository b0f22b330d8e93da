export const migration = {
  name: '0014-favourites',
  sql: `
    -- What players starred: "match:100000001", "league:7", "team:football-arsenal"; in the order of place.
    CREATE TABLE favourites (
      player_id bigint NOT NULL REFERENCES players,
      favourite text NOT NULL,
      place bigint GENERATED ALWAYS AS IDENTITY,
      PRIMARY KEY (player_id, favourite)
    )`,
};
