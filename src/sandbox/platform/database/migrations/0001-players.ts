export const migration = {
  name: '0001-players',
  sql: `
    CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

    CREATE TABLE players (
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
      login text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      country_id integer NOT NULL,
      registered_at bigint NOT NULL
    );

    -- A session is found by the hash of its cookie: the table alone opens nothing.
    CREATE TABLE sessions (
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      expires_at bigint NOT NULL,
      ended_at bigint
    )`,
};
