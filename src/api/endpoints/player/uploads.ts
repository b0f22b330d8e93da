import { uploadPurposeSchema, uploadTicketSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { definePost } from '../../endpoint';

export const uploadTicketCall = definePost({
  path: '/web-api/uploads/ticket',
  request: v.object({ purpose: uploadPurposeSchema }),
  answer: uploadTicketSchema,
  token: 'required',
});
