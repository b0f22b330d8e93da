import type { Mailing } from '@grandstand/bus-contracts/player';
import type { Database } from '../../platform/database/database';
import { one } from '../../platform/database/database';

const COLUMNS = `enable_mail_news, enable_mail_deposit, enable_mail_bets, enable_sms_news, bonus_type,
  coalesce(bonus_choice, 0) AS first_deposit_bonus_type`;

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
  const { bonus_type, first_deposit_bonus_type } = change;
  return one(
    await database.query<Mailing>(
      `UPDATE players SET
         enable_mail_news = coalesce($2, enable_mail_news),
         enable_mail_deposit = coalesce($3, enable_mail_deposit),
         enable_mail_bets = coalesce($4, enable_mail_bets),
         enable_sms_news = coalesce($5, enable_sms_news),
         bonus_type = coalesce($6, bonus_type),
         bonus_choice = coalesce($7, bonus_choice)
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [
        playerId,
        enable_mail_news ?? null,
        enable_mail_deposit ?? null,
        enable_mail_bets ?? null,
        enable_sms_news ?? null,
        bonus_type ?? null,
        first_deposit_bonus_type ?? null,
      ],
    ),
  );
}
