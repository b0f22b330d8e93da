import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

const flag = v.picklist([0, 1]);

/** The messages that the player receives, 1 for yes (specification, section 3, "Mailing and other settings"). */
export const mailingSchema = v.object({
  enable_mail_news: flag,
  enable_mail_deposit: flag,
  enable_mail_bets: flag,
  enable_sms_news: flag,
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
  doc: "The player's mailing settings, as the operator has them now.",
  request: v.object({}),
  answer: mailingSchema,
  failures,
});

export const mailingSave = defineCommand({
  name: 'mailing.save',
  version: 1,
  owner: 'mailing',
  audience,
  doc: 'Changes the given mailing settings and keeps the rest; answers all of them. Changes are sent one after the other.',
  request: v.partial(mailingSchema),
  answer: mailingSchema,
  failures,
});
