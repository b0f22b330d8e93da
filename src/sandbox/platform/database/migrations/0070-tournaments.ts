export const migration = {
  name: '0070-tournaments',
  sql: `
    -- Tournaments of the casino. Amounts are minor units of the fund's currency.
    CREATE TABLE tournaments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      series text NOT NULL,
      -- Of the series.
      number bigint NOT NULL,
      product text NOT NULL,
      -- Of a round that counts.
      stake bigint NOT NULL CHECK (stake > 0),
      entry bigint NOT NULL CHECK (entry > 0),
      -- JSON: the names of the games.
      games text NOT NULL,
      -- JSON: the share of each place in the fund.
      shares text NOT NULL,
      starts_at bigint NOT NULL,
      ends_at bigint NOT NULL CHECK (ends_at > starts_at),
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled', 'cancelled')),
      fund_account_id bigint NOT NULL REFERENCES ledger_accounts,
      -- What the fund held when the tournament was settled or cancelled.
      last_fund bigint,
      ended_at bigint,
      UNIQUE (series, number),
      CHECK ((status = 'open') = (ended_at IS NULL)),
      CHECK ((ended_at IS NULL) = (last_fund IS NULL))
    );
    CREATE INDEX tournaments_open ON tournaments (ends_at) WHERE status = 'open';

    CREATE TABLE tournament_entries (
      stake_id bigint PRIMARY KEY REFERENCES product_stakes,
      tournament_id bigint NOT NULL REFERENCES tournaments,
      player_id bigint NOT NULL REFERENCES players,
      -- Rounds that count, the sum of the best of them in hundredths of the stake, and when it was reached.
      rounds integer NOT NULL DEFAULT 0,
      score bigint NOT NULL DEFAULT 0,
      reached_at bigint,
      disqualified_for text CHECK (disqualified_for IN ('several-accounts', 'rules-broken')),
      prize bigint NOT NULL DEFAULT 0 CHECK (prize >= 0),
      UNIQUE (tournament_id, player_id)
    );
    CREATE INDEX tournament_entries_places
      ON tournament_entries (tournament_id, score DESC, reached_at, stake_id);

    -- Each round counts once in a tournament.
    CREATE TABLE tournament_rounds (
      tournament_id bigint NOT NULL REFERENCES tournaments,
      round bigint NOT NULL REFERENCES game_rounds,
      stake_id bigint NOT NULL REFERENCES tournament_entries,
      -- What came back, in hundredths of the stake.
      multiple bigint NOT NULL CHECK (multiple >= 0),
      ended_at bigint NOT NULL,
      PRIMARY KEY (tournament_id, round)
    );
    CREATE INDEX tournament_rounds_entry ON tournament_rounds (stake_id, multiple)`,
};
