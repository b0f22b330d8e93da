export const migration = {
  name: '0114-free-spin-offers',
  sql: `
    ALTER TABLE free_spins
      -- Of spins that were taken from an offer; each offer is taken once.
      ADD COLUMN offer text,
      -- Their terms as JSON, as they were then, and the SHA-256 of that text.
      ADD COLUMN terms text,
      ADD COLUMN terms_hash text,
      ADD CONSTRAINT free_spins_offer CHECK (num_nonnulls(offer, terms, terms_hash) IN (0, 3));
    CREATE UNIQUE INDEX free_spins_once ON free_spins (player_id, offer) WHERE offer IS NOT NULL;`,
};
