import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';
import { noticeSchema } from '../contracts/notices';

export const noticesClose = defineCommand({
  name: 'notices.close',
  version: 1,
  owner: 'notices',
  audience: 'shell',
  doc: 'Closes a notice before its time.',
  request: v.object({ id: v.string() }),
  answer: v.object({}),
  failures: [],
});

export const noticesState = defineState({
  name: 'notices.state',
  version: 1,
  owner: 'notices',
  audience: 'shell',
  doc: 'The notice that is shown, and how many wait.',
  value: v.object({ shown: v.nullable(noticeSchema), waiting: v.number() }),
});
