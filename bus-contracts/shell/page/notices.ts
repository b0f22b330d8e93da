import * as v from 'valibot';
import { defineCommand, defineEvent, defineState } from '../define';
import { noticeSchema } from '../../contracts/page/notices';

export const noticesClose = defineCommand({
  name: 'notices.close',
  version: 1,
  owner: 'notices',
  doc: 'The player closes a notice, by its cross or by its button.',
  request: v.object({ id: v.string(), how: v.optional(v.picklist(['closed', 'acted'])) }),
  answer: v.object({}),
  failures: [],
});

export const noticesWithdraw = defineCommand({
  name: 'notices.withdraw',
  version: 1,
  owner: 'notices',
  doc: 'Withdraws the notice with that key, which is no longer true.',
  request: v.object({ key: v.string() }),
  answer: v.object({}),
  failures: [],
});

export const noticesClosed = defineEvent({
  name: 'notices.closed',
  version: 1,
  owner: 'notices',
  doc: 'A notice has closed. `expired`: its time was over, or too many followed it.',
  payload: v.object({
    id: v.string(),
    key: v.nullable(v.string()),
    how: v.picklist(['closed', 'acted', 'expired', 'withdrawn']),
  }),
});

export const noticesState = defineState({
  name: 'notices.state',
  version: 1,
  owner: 'notices',
  doc: 'The notice that is shown, and how many wait.',
  value: v.object({ shown: v.nullable(noticeSchema), waiting: v.number() }),
});
