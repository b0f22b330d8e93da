export const migration = {
  name: '0034-profiles',
  sql: `
    -- What players have said about themselves beside their name and birthday.
    CREATE TABLE profiles (
      player_id bigint PRIMARY KEY REFERENCES players,
      -- Counts the changes, so that an older form does not overwrite a newer one.
      version integer NOT NULL,
      surname text,
      middle_name text,
      birth_place text,
      region text,
      city text,
      address text,
      -- The identity document, encrypted with a key that is not in the database.
      document text
    );

    -- Which groups of fields were changed when; not what they were.
    CREATE TABLE profile_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      "group" text NOT NULL,
      at bigint NOT NULL
    );
    CREATE INDEX profile_changes_player ON profile_changes (player_id);

    -- When the player chose the password; null: it is the one that the operator made.
    ALTER TABLE players ADD COLUMN password_chosen_at bigint`,
};
