export const migration = {
  name: '0061-lotto',
  sql: `
    CREATE TABLE lotto_draws (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      lottery text NOT NULL,
      -- Of the lottery.
      number integer NOT NULL,
      -- The chain that its seed is of.
      chain_id bigint NOT NULL REFERENCES fair_chains,
      -- The fund of the lottery.
      pool_account_id bigint NOT NULL REFERENCES ledger_accounts,
      closes_at bigint NOT NULL,
      draws_at bigint NOT NULL,
      -- The root of its tickets and their number: null while they are sold.
      root text,
      tickets integer,
      -- JSON: in the order in which they were drawn.
      numbers text,
      drawn_at bigint,
      -- JSON: how many tickets won by their hits.
      winners text NOT NULL DEFAULT '[]',
      UNIQUE (lottery, number),
      CHECK ((root IS NULL) = (tickets IS NULL)),
      CHECK ((numbers IS NULL) = (drawn_at IS NULL)),
      CHECK (root IS NOT NULL OR numbers IS NULL)
    );
    CREATE INDEX lotto_draws_open ON lotto_draws (closes_at) WHERE numbers IS NULL;

    CREATE TABLE lotto_tickets (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The stake of a purchase: of several tickets, in several draws.
      stake_id bigint NOT NULL REFERENCES product_stakes,
      draw_id bigint NOT NULL REFERENCES lotto_draws,
      -- The line of the purchase: "1 7 12 20 33".
      line text NOT NULL,
      -- Null until the draw; the prize is in minor units of the fund's currency.
      hits integer,
      prize bigint,
      CHECK ((hits IS NULL) = (prize IS NULL))
    );
    CREATE INDEX lotto_tickets_draw ON lotto_tickets (draw_id, id);
    CREATE INDEX lotto_tickets_stake ON lotto_tickets (stake_id)`,
};
