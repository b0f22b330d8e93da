import { chatThreadSchema, newChatFileSchema } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/chat-api/v1';

/** The visitor's last chat. */
export const chatHistoryCall = defineGet({
  path: `${path}/history`,
  request: v.object({}),
  answer: chatThreadSchema,
});

/** A message of the visitor: sent again it is the same, by its `clientId`. */
export const chatSendCall = definePost({
  path: `${path}/messages`,
  request: v.object({
    clientId: v.string(),
    text: v.string(),
    /** Whether the page hid digits of the text. */
    isMasked: v.boolean(),
    name: v.optional(v.string()),
    files: v.array(newChatFileSchema),
  }),
  answer: chatThreadSchema,
  retries: 2,
});

export const chatEndCall = definePost({
  path: `${path}/end`,
  request: v.object({}),
  answer: chatThreadSchema,
  retries: 2,
});

/** Sends what was written in the chat to the player's mail. */
export const chatTranscriptCall = definePost({
  path: `${path}/transcript`,
  request: v.object({}),
  /** The address without most of it. */
  answer: v.object({ sentTo: v.string() }),
  retries: 2,
});
