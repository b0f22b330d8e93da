import * as v from 'valibot';
import { defineCommand, defineState } from '../kernel/contract';

export const noticeSchema = v.object({
  id: v.string(),
  kind: v.picklist(['info', 'success', 'error']),
  title: v.string(),
  text: v.string(),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const noticesShow = defineCommand({
  name: 'notices.show',
  version: 1,
  owner: 'notices',
  doc: 'Puts a notice into the queue; one is shown at a time, for 10 s.',
  request: v.object({
    kind: v.picklist(['info', 'success', 'error']),
    title: v.optional(v.string()),
    text: v.string(),
  }),
  answer: v.object({ id: v.string() }),
  failures: [],
});

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
