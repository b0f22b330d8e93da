import { partnerApplicationSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { definePost } from '../../endpoint';

/** Asks for a partner's number. */
export const partnershipCall = definePost({
  path: '/web-api/partners/applications',
  request: partnerApplicationSchema,
  answer: v.object({}),
});
