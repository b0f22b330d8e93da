import * as v from 'valibot';

/** The most characters of a message, and the most files with it. */
export const REQUEST_LENGTH = 2000;
export const REQUEST_FILES = 5;

/** The details that a sub-topic may ask for: an amount, the last four digits of a card, the number of a bet. */
export const requestFieldSchema = v.picklist(['amount', 'digits', 'bet']);
export type RequestField = v.InferOutput<typeof requestFieldSchema>;

const FIELD_RULES: Readonly<Record<RequestField, RegExp>> = {
  amount: /^\d{1,9}([.,]\d{1,8})?$/,
  digits: /^\d{4}$/,
  bet: /^[\w-]{1,40}$/,
};

/** Whether a text is such a detail. */
export function isRequestField(field: RequestField, text: string): boolean {
  return FIELD_RULES[field].test(text);
}

const movementKindSchema = v.picklist(['deposit', 'withdrawal']);

const subTopicSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** What to write, so that nobody has to ask for it. */
  hint: v.string(),
  /** The kind of transaction that has to be chosen; null: none. */
  movement: v.nullable(movementKindSchema),
  fields: v.array(requestFieldSchema),
  /** Whether a picture or a PDF helps, such as the bank's statement. */
  isFileAsked: v.boolean(),
});
export type RequestSubTopic = v.InferOutput<typeof subTopicSchema>;

const topicSchema = v.object({
  id: v.string(),
  /** Requests about payments have pages of their own. */
  kind: v.picklist(['payment', 'account']),
  name: v.string(),
  subTopics: v.array(subTopicSchema),
});
export type RequestTopic = v.InferOutput<typeof topicSchema>;

/** A short answer to a question that players often have. */
const supportAnswerSchema = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  /** A page of this site that it leads to, without a language; null: none. */
  path: v.nullable(v.pipe(v.string(), v.regex(/^\/[\w/#-]+$/))),
});
export type SupportAnswer = v.InferOutput<typeof supportAnswerSchema>;

/** What requests are about, in the player's language. */
export const requestTopicsSchema = v.object({
  topics: v.array(topicSchema),
  answers: v.array(supportAnswerSchema),
  /** How long the first answer to a request takes at the moment, in milliseconds; null: none was answered yet. */
  answerMs: v.nullable(v.number()),
});
export type RequestTopics = v.InferOutput<typeof requestTopicsSchema>;

const headEntries = {
  id: v.string(),
  kind: v.picklist(['payment', 'account']),
  /** Their names, in the player's language. */
  topic: v.string(),
  subTopic: v.string(),
  /** Whose turn it is to write: the operator's or the player's. */
  state: v.picklist(['waiting-for-us', 'waiting-for-you', 'closed']),
  /** The operator's messages that the player has not seen. */
  unread: v.number(),
  createdAt: v.number(),
  /** When the last message was written, or it was closed. */
  changedAt: v.number(),
};

export const requestHeadSchema = v.object(headEntries);
export type RequestHead = v.InferOutput<typeof requestHeadSchema>;

export const requestMessageSchema = v.object({
  id: v.number(),
  from: v.picklist(['player', 'operator']),
  /** Plain text with line breaks. */
  text: v.string(),
  at: v.number(),
  files: v.array(v.object({ id: v.string(), type: v.string(), size: v.number() })),
});
export type RequestMessage = v.InferOutput<typeof requestMessageSchema>;

/** Whole: times are milliseconds. */
export const requestEntries = {
  ...headEntries,
  fields: v.array(v.object({ name: requestFieldSchema, value: v.string() })),
  messages: v.array(requestMessageSchema),
};

/** The transaction that a request is about; its amount is in minor units of the currency `iso`. */
export const requestMovementSchema = v.object({
  kind: movementKindSchema,
  id: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  iso: v.string(),
  scale: v.number(),
  createdAt: v.number(),
});

export const requestSchema = v.object({
  ...requestEntries,
  movement: v.nullable(requestMovementSchema),
});
export type SupportRequest = v.InferOutput<typeof requestSchema>;

const refIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/));
const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));

/** A message of the player. */
const writtenEntries = {
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REQUEST_LENGTH)),
  /** The ids of whole uploads, each of which belongs to one message. */
  files: v.pipe(v.array(idSchema), v.maxLength(REQUEST_FILES)),
  /** Made once for each message; the same one is the same message. */
  refId: refIdSchema,
};

export const newRequestSchema = v.object({
  topicId: idSchema,
  subTopicId: idSchema,
  movementId: v.nullable(idSchema),
  fields: v.pipe(
    v.array(v.object({ name: requestFieldSchema, value: v.pipe(v.string(), v.maxLength(40)) })),
    v.maxLength(3),
  ),
  ...writtenEntries,
});
export type NewRequest = v.InferOutput<typeof newRequestSchema>;

export const requestReplySchema = v.object(writtenEntries);
export type RequestReply = v.InferOutput<typeof requestReplySchema>;
