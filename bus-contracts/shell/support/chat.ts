import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

/** What becomes of a chat: a program answers first, then it waits for a person. */
export const CHAT_STATES = ['helper', 'waiting', 'assigned', 'answered', 'closed'] as const;

/** The most letters of a message. */
export const CHAT_TEXT_MAX = 1000;

/** The most messages of a chat that are shown: the last ones. */
export const CHAT_SHOWN_MAX = 50;

/** The most files of a message. */
export const CHAT_FILES_MAX = 3;

/** The most letters of a file's name. */
const FILE_NAME_MAX = 100;

/** A file that a player has uploaded for a message, under the upload's id. */
export const newChatFileSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** As the player's device calls it: text to show, and never a path. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(FILE_NAME_MAX)),
});
export type NewChatFile = v.InferOutput<typeof newChatFileSchema>;

const newChatFilesSchema = v.pipe(v.array(newChatFileSchema), v.maxLength(CHAT_FILES_MAX));

const chatFileSchema = v.object({
  ...newChatFileSchema.entries,
  /** By its content, such as "image/png". */
  type: v.string(),
  size: v.number(),
});
export type ChatFile = v.InferOutput<typeof chatFileSchema>;

/** A page of the site that a message of the operator leads to, without the language. */
const chatLinkSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/[\w./#-]+$/)),
  title: v.string(),
});

export const chatMessageSchema = v.object({
  id: v.number(),
  /** `helper` is a program; only the operator makes messages of `helper` and `agent`. */
  from: v.picklist(['visitor', 'helper', 'agent']),
  /** Text alone: nothing in it is a link. */
  text: v.string(),
  at: v.number(),
  link: v.nullable(chatLinkSchema),
  /** Files of the player, which the player and the operator alone can open. */
  files: v.optional(v.pipe(v.array(chatFileSchema), v.maxLength(CHAT_FILES_MAX))),
  /** Digits of the visitor that look like a code were hidden. */
  isMasked: v.boolean(),
  /** That of the visitor's message; null: it is the operator's. */
  clientId: v.nullable(v.string()),
});
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

/** The visitor's last chat as the operator knows it. */
export const chatThreadSchema = v.object({
  /** Grows with each change of the visitor's chats; 0: there is none. */
  version: v.number(),
  state: v.nullable(v.picklist(CHAT_STATES)),
  /** The place among those who wait for a person, from 1; null: the chat waits for none. */
  place: v.nullable(v.number()),
  /** The person who answers; null: none yet. */
  agent: v.nullable(v.string()),
  messages: v.pipe(v.array(chatMessageSchema), v.maxLength(CHAT_SHOWN_MAX)),
});
export type ChatThread = v.InferOutput<typeof chatThreadSchema>;

/** A message that the operator has not confirmed yet. */
const unsentSchema = v.object({
  clientId: v.string(),
  text: v.string(),
  isMasked: v.boolean(),
  files: newChatFilesSchema,
});

export const chatState = defineState({
  name: 'chat.state',
  version: 1,
  owner: 'chat',
  doc: 'The chat with the consultant: whether its panel is open, and the messages. Those of the visitor that the operator has not confirmed wait in `unsent`.',
  value: v.object({
    isOpen: v.boolean(),
    /** Undefined until the operator has answered. */
    thread: v.optional(chatThreadSchema),
    unsent: v.array(unsentSchema),
    /** Messages of the operator that came while the panel was closed. */
    unread: v.number(),
    /** Whether messages can't be sent or received at the moment. */
    isLost: v.boolean(),
    /** The message that the operator would not take, with its words; null: it took all. */
    refusal: v.nullable(v.object({ reason: v.string(), text: v.string() })),
  }),
  secret: [
    'value.thread.messages.text',
    'value.thread.messages.files.name',
    'value.unsent.text',
    'value.unsent.files.name',
    'value.refusal.text',
  ],
});

export const chatShow = defineCommand({
  name: 'chat.show',
  version: 1,
  owner: 'chat',
  doc: 'Opens or closes the panel of the chat. The chat itself goes on.',
  request: v.object({ isOpen: v.boolean() }),
  answer: v.object({}),
  failures: [],
});

export const chatSend = defineCommand({
  name: 'chat.send',
  version: 1,
  owner: 'chat',
  doc: 'Sends a message of the visitor, once, with files that a player has uploaded for it. Without a connection it waits. Digits that look like a code are hidden before it leaves the page: `isMasked` says so.',
  request: v.pipe(
    v.object({
      /** Empty where the message is its files. */
      text: v.pipe(v.string(), v.trim(), v.maxLength(CHAT_TEXT_MAX)),
      /** The name that a guest would like to be called by. */
      name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
      files: v.optional(newChatFilesSchema),
    }),
    v.check(
      ({ text, files = [] }) => text !== '' || files.length > 0,
      'A message has a text or a file.',
    ),
  ),
  answer: v.object({ isMasked: v.boolean() }),
  failures: [],
  secret: ['request.text', 'request.name', 'request.files.name'],
});

export const chatHistory = defineCommand({
  name: 'chat.history',
  version: 1,
  owner: 'chat',
  doc: 'Loads the chat again.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});

export const chatEnd = defineCommand({
  name: 'chat.end',
  version: 1,
  owner: 'chat',
  doc: 'Ends the chat. Its messages stay until the next one begins.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['unavailable'],
});

export const chatMail = defineCommand({
  name: 'chat.mail',
  version: 1,
  owner: 'chat',
  doc: "Sends what was written in the chat to the player's mail, once for each state of the chat; `sentTo` is the address without most of it.",
  request: v.object({}),
  answer: v.object({ sentTo: v.string() }),
  failures: ['not-signed-in', 'no-mail', 'unavailable'],
  secret: ['answer.sentTo'],
});

/** Six digits, as codes have, or the digits of a card; with single blanks or hyphens between them too. */
const CODE = /(?<![\d.,])(?:\d[ -]?){5}\d(?![\d]|[.,]\d)|(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;

/** The text with each digit of a code hidden. */
export function hideCodes(text: string): string {
  return text.replace(CODE, (code) => code.replaceAll(/\d/g, '•'));
}

/** A file's name as it is shown to others: in one line, without codes, and shortened before its ending. */
export function chatFileName(name: string): string {
  const line = name.replaceAll(/[\p{Control}\p{Format}\p{Surrogate}/\\]/gu, '').trim();
  const letters = hideCodes(line);
  if (letters.length <= FILE_NAME_MAX) return letters || '–';
  return `${letters.slice(0, FILE_NAME_MAX - 9)}…${letters.slice(-8)}`.replaceAll(
    /\p{Surrogate}/gu,
    '',
  );
}
