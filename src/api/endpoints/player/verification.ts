import {
  proofUploadSchema,
  uploadTicketSchema,
  verificationSchema,
} from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/verification';

export const verificationCall = defineGet({
  path,
  request: v.object({}),
  answer: v.pipe(
    v.object({ result: verificationSchema }),
    v.transform(({ result }) => result),
  ),
  token: 'required',
});

export const verificationTicketCall = definePost({
  path: `${path}/ticket`,
  request: proofUploadSchema,
  answer: uploadTicketSchema,
  token: 'required',
});
