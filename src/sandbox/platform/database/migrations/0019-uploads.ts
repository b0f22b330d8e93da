export const migration = {
  name: '0019-uploads',
  sql: `
    -- Permits to upload a file; of the ticket itself only the hash is kept.
    CREATE TABLE upload_tickets (
      hash text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      purpose text NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      used_at bigint
    );
    CREATE INDEX upload_tickets_player ON upload_tickets (player_id, created_at);

    -- Files of players; their contents are beside the database, under the id.
    CREATE TABLE uploads (
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      purpose text NOT NULL,
      size integer NOT NULL CHECK (size > 0),
      received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
      -- By the content; unknown until enough of it has arrived.
      type text,
      created_at bigint NOT NULL
    );
    CREATE INDEX uploads_player ON uploads (player_id)`,
};
