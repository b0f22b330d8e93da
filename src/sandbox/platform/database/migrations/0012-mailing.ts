export const migration = {
  name: '0012-mailing',
  sql: `
    -- Nobody is sent anything before they ask for it.
    ALTER TABLE players
      ADD COLUMN enable_mail_news smallint NOT NULL DEFAULT 0 CHECK (enable_mail_news IN (0, 1)),
      ADD COLUMN enable_mail_deposit smallint NOT NULL DEFAULT 0 CHECK (enable_mail_deposit IN (0, 1)),
      ADD COLUMN enable_mail_bets smallint NOT NULL DEFAULT 0 CHECK (enable_mail_bets IN (0, 1)),
      ADD COLUMN enable_sms_news smallint NOT NULL DEFAULT 0 CHECK (enable_sms_news IN (0, 1))`,
};
