export const migration = {
  name: '0003-bets',
  sql: `
    CREATE TABLE bets (
      id bigint GENERATED ALWAYS AS IDENTITY (START WITH 70000001) PRIMARY KEY,
      player_id bigint NOT NULL REFERENCES players,
      ref_id text NOT NULL,
      -- The hash of the request: the same refId with another body is refused.
      body_hash text NOT NULL,
      account_id bigint NOT NULL REFERENCES accounts,
      placed_at bigint NOT NULL,
      settled_at bigint,
      type_id integer NOT NULL,
      system_value integer NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      coef double precision NOT NULL,
      possible_win bigint NOT NULL,
      payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
      status text NOT NULL DEFAULT 'accepted' CHECK (status IN ('accepted', 'won', 'lost', 'void')),
      UNIQUE (player_id, ref_id)
    );
    CREATE INDEX bets_newest ON bets (player_id, placed_at DESC, id DESC);

    CREATE TABLE bet_legs (
      bet_id bigint NOT NULL REFERENCES bets,
      place integer NOT NULL,
      market_id text NOT NULL,
      game_id bigint NOT NULL,
      sport_id integer NOT NULL,
      champ_id integer NOT NULL,
      home text NOT NULL,
      away text NOT NULL,
      starts_at bigint NOT NULL,
      market_type_id integer NOT NULL,
      type_id integer NOT NULL,
      param text,
      -- Thousandths.
      coef bigint NOT NULL CHECK (coef >= 1000),
      is_banker boolean NOT NULL,
      status text NOT NULL DEFAULT 'accepted' CHECK (status IN ('accepted', 'won', 'lost', 'void')),
      result text,
      PRIMARY KEY (bet_id, place)
    );
    CREATE INDEX bet_legs_open ON bet_legs (game_id) WHERE status = 'accepted'`,
};
