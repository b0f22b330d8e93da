import type { Mailing } from '@grandstand/bus-contracts/player';
import type { Database } from '../database/database';
import { one } from '../database/database';

const COLUMNS = 'enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news';

/** The members to change; others keep their values. */
type MailingChange = { readonly [Name in keyof Mailing]?: Mailing[Name] | undefined };

export async function mailingOf(database: Database, playerId: number): Promise<Mailing> {
  return one(
    await database.query<Mailing>(`SELECT ${COLUMNS} FROM players WHERE id = $1`, [playerId]),
  );
}

/** Changes the given members; returns all. */
export async function changeMailing(
  database: Database,
  playerId: number,
  change: MailingChange,
): Promise<Mailing> {
  const { enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news } = change;
  return one(
    await database.query<Mailing>(
      `UPDATE players SET
         enable_mail_news = coalesce($2, enable_mail_news),
         enable_mail_deposit = coalesce($3, enable_mail_deposit),
         enable_mail_bets = coalesce($4, enable_mail_bets),
         enable_sms_news = coalesce($5, enable_sms_news)
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [
        playerId,
        enable_mail_news ?? null,
        enable_mail_deposit ?? null,
        enable_mail_bets ?? null,
        enable_sms_news ?? null,
      ],
    ),
  );
}
