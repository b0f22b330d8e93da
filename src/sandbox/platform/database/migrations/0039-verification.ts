export const migration = {
  name: '0039-verification',
  sql: `
    -- What is uploaded with a ticket: the kind of document, and the hash of its file.
    ALTER TABLE upload_tickets
      ADD COLUMN proof text,
      ADD COLUMN digest text;

    -- Documents of players; a file is an upload under the same id, until it is deleted.
    CREATE TABLE documents (
      id text PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      type text NOT NULL,
      digest text NOT NULL,
      created_at bigint NOT NULL,
      -- When it was whole.
      arrived_at bigint,
      -- Whether it waits for a person, because the reviewer can't read it.
      is_held boolean NOT NULL DEFAULT false,
      decided_at bigint,
      -- Why it was refused; null: it was not.
      fault text,
      -- Whether another one has taken its place, or was asked for since.
      is_past boolean NOT NULL DEFAULT false,
      is_deleted boolean NOT NULL DEFAULT false
    );
    CREATE INDEX documents_player ON documents (player_id);
    CREATE INDEX documents_waiting ON documents (arrived_at) WHERE decided_at IS NULL;
    CREATE INDEX documents_kept ON documents (decided_at) WHERE NOT is_deleted;

    -- Documents that are asked for of one player, beyond what every player is asked for.
    CREATE TABLE document_requests (
      player_id bigint NOT NULL REFERENCES players,
      type text NOT NULL,
      asked_at bigint NOT NULL,
      PRIMARY KEY (player_id, type)
    )`,
};
