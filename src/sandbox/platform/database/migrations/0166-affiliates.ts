export const migration = {
  name: '0166-affiliates',
  sql: `
    -- Those who want to lead visitors to the site, and those who may.
    CREATE TABLE affiliates (
      -- In the links of a partner, once the application is accepted; never given to another one.
      number bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
      name text NOT NULL,
      mail text NOT NULL,
      -- The address of their site, or the name of their channel or paper.
      place text NOT NULL,
      text text NOT NULL,
      -- Of the messages to them.
      language text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'declined')),
      -- Why it was declined.
      reason text CHECK ((reason IS NOT NULL) = (state = 'declined')),
      -- Made once for each application.
      ref_id text NOT NULL UNIQUE,
      sent_at bigint NOT NULL,
      decided_at bigint CHECK ((decided_at IS NULL) = (state = 'waiting'))
    );
    CREATE INDEX affiliates_waiting ON affiliates (number) WHERE state = 'waiting';
    CREATE INDEX affiliates_declined ON affiliates (decided_at) WHERE state = 'declined'`,
};
