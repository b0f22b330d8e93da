export const migration = {
  name: '0090-marble-rounds',
  sql: `
    -- The rounds of these chains are of no race in particular; a new chain is made with the next race.
    DELETE FROM marble_chains;

    -- The race of the first round; each race has the round after that of the race before it, drawn or not.
    ALTER TABLE marble_chains ADD COLUMN first_race bigint NOT NULL UNIQUE`,
};
