export const migration = {
  name: '0131-holds',
  sql: `
    -- What only one person has, as keyed hashes: mail addresses and phones of now and of before, and
    -- numbers of identity documents. Equal hashes are a trace from one account to another.
    CREATE TABLE person_keys (
      player_id bigint NOT NULL REFERENCES players,
      kind text NOT NULL CHECK (kind IN ('contact', 'document')),
      key text NOT NULL,
      PRIMARY KEY (player_id, kind, key)
    );
    CREATE INDEX person_keys_key ON person_keys (kind, key);
    CREATE INDEX known_browsers_hash ON known_browsers (hash);
    CREATE INDEX known_networks_network ON known_networks (network);
    CREATE INDEX payout_cards_card ON payout_cards (card);
    CREATE INDEX players_birthday ON players (birthday) WHERE birthday IS NOT NULL;

    -- What two accounts have in common.
    CREATE VIEW shared_traces AS
      SELECT a.player_id, b.player_id AS other_id, 'device' AS trace
        FROM known_browsers a JOIN known_browsers b ON b.hash = a.hash AND b.player_id <> a.player_id
      UNION ALL
      SELECT a.player_id, b.player_id, 'payment'
        FROM payout_cards a JOIN payout_cards b ON b.card = a.card AND b.player_id <> a.player_id
      UNION ALL
      SELECT a.player_id, b.player_id, 'network'
        FROM known_networks a JOIN known_networks b
          ON b.network = a.network AND b.player_id <> a.player_id
      UNION ALL
      SELECT a.player_id, b.player_id, a.kind
        FROM person_keys a JOIN person_keys b
          ON b.kind = a.kind AND b.key = a.key AND b.player_id <> a.player_id
      UNION ALL
      SELECT a.id, b.id, 'birthday'
        FROM players a JOIN players b ON b.birthday = a.birthday AND b.id <> a.id;

    -- Accounts that may be of a player who is excluded: they neither stake nor pay in meanwhile.
    CREATE TABLE holds (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      -- The excluded player; null: only the browser says that a player of it is excluded.
      other_id bigint REFERENCES players,
      -- What leads there, with commas between.
      traces text NOT NULL,
      -- Whether documents decide, people decide, both are one person, or it is over.
      state text NOT NULL CHECK (state IN ('check', 'people', 'same', 'freed')),
      -- Of one without an excluded player: when it ends by itself; null: it does not.
      ends_at bigint,
      at bigint NOT NULL,
      -- Whether people have decided it: no trace changes it then.
      is_decided boolean NOT NULL DEFAULT false,
      decided_at bigint,
      CHECK (player_id <> other_id)
    );
    CREATE UNIQUE INDEX holds_pair ON holds (player_id, other_id) WHERE other_id IS NOT NULL;
    CREATE UNIQUE INDEX holds_browser ON holds (player_id) WHERE other_id IS NULL;
    CREATE INDEX holds_other ON holds (other_id);

    -- When the accounts with traces of an excluded player were last looked for; null: not since it began.
    ALTER TABLE player_limits ADD COLUMN looked_at bigint`,
};
