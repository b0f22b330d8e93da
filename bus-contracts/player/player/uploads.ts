import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

/** What a file is for: something to show with a request, or in the chat. Documents have permits of their own. */
export const uploadPurposeSchema = v.picklist(['request', 'chat']);
export type UploadPurpose = v.InferOutput<typeof uploadPurposeSchema>;

export const uploadTicketSchema = v.object({
  /** Sent with the first request of the upload, and good for that one alone. */
  ticket: v.string(),
  /** Milliseconds, by the operator's clock. */
  expiresAt: v.number(),
  maxBytes: v.number(),
  /** The types of file that are taken, such as "image/png": the content decides. */
  types: v.array(v.string()),
});

export const uploadsTicket = defineCommand({
  name: 'uploads.ticket',
  version: 1,
  owner: 'uploads',
  // The areas whose pages take files of players.
  audience: { areas: ['payments', 'support'] },
  doc: 'Requests a permit to upload one file of the player: files themselves never cross the bus.',
  request: v.object({ purpose: uploadPurposeSchema }),
  answer: uploadTicketSchema,
  failures: ['not-signed-in', 'too-many-uploads', 'unavailable'],
  secret: ['answer.ticket'],
});
