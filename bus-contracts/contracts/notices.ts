import * as v from 'valibot';
import { defineCommand } from '../kernel/contract';

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
