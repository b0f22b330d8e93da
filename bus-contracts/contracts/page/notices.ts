import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** `maintenance`: a strip along the page. `shadow`: in the background, small and quiet. */
const noticeAreaSchema = v.picklist(['default', 'maintenance', 'shadow']);
export type NoticeArea = v.InferOutput<typeof noticeAreaSchema>;

/** In descending order; notices of protection and of a bet's outcome stay until closed. */
export const NOTICE_PRIORITIES = ['protection', 'outcome', 'normal'] as const;
const noticePrioritySchema = v.picklist(NOTICE_PRIORITIES);
export type NoticePriority = v.InferOutput<typeof noticePrioritySchema>;

const noticeKindSchema = v.picklist(['info', 'success', 'error']);
export type NoticeKind = v.InferOutput<typeof noticeKindSchema>;

/** A button; a press of it closes the notice. */
const noticeActionSchema = v.object({ label: v.pipe(v.string(), v.nonEmpty()) });

export const noticeSchema = v.object({
  id: v.string(),
  kind: noticeKindSchema,
  /** Null: the title of its kind. */
  title: v.nullable(v.string()),
  text: v.string(),
  area: noticeAreaSchema,
  priority: noticePrioritySchema,
  /** It stays until it is closed; otherwise it goes after 10 s. */
  isPermanent: v.boolean(),
  key: v.nullable(v.string()),
  action: v.nullable(noticeActionSchema),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const noticesShow = defineCommand({
  name: 'notices.show',
  version: 1,
  owner: 'notices',
  doc: 'Puts a notice into the queue; one is shown at a time, for 10 s unless it is to stay. An area sets kind, title and text: the other members are for the shell, and are ignored.',
  request: v.object({
    kind: noticeKindSchema,
    /** Left out: the title of its kind. */
    title: v.optional(v.string()),
    text: v.string(),
    area: v.optional(noticeAreaSchema),
    priority: v.optional(noticePrioritySchema),
    isPermanent: v.optional(v.boolean()),
    /** A notice with the same key replaces the former one. */
    key: v.optional(v.string()),
    /** `notices.closed` reports its press. */
    action: v.optional(noticeActionSchema),
  }),
  answer: v.object({ id: v.string() }),
  failures: [],
});
