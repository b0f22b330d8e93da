import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

const flag = v.picklist([0, 1]);

/** A kind of bonuses, as at registration: 0 none, 1 sports, 2 casino. */
const bonusType = v.picklist([0, 1, 2]);
export type BonusType = v.InferOutput<typeof bonusType>;

/** The player's mailing and other settings (specification, section 3): the messages that they receive, 1 for yes, and their choices of bonuses. */
export const mailingSchema = v.object({
  enable_mail_news: flag,
  enable_mail_deposit: flag,
  enable_mail_bets: flag,
  enable_sms_news: flag,
  /** Which bonuses they want to see first. */
  bonus_type: bonusType,
  /** The bonus that their first deposit is to bring: chosen at registration, and theirs to change until then. */
  first_deposit_bonus_type: bonusType,
});
export type Mailing = v.InferOutput<typeof mailingSchema>;

const failures = ['not-signed-in', 'unavailable'];

// No other area may turn on messages that the player turned off.
const audience = { areas: ['office'] } as const;

export const mailingGet = defineCommand({
  name: 'mailing.get',
  version: 1,
  owner: 'mailing',
  audience,
  doc: "The player's mailing and other settings, as the operator has them now.",
  request: v.object({}),
  answer: mailingSchema,
  failures,
});

export const mailingSave = defineCommand({
  name: 'mailing.save',
  version: 1,
  owner: 'mailing',
  audience,
  doc: 'Changes the given settings and keeps the rest; answers all of them. Changes are sent one after the other.',
  request: v.partial(mailingSchema),
  answer: mailingSchema,
  failures,
});
