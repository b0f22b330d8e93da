import * as v from 'valibot';
import { defineEvent } from '../define';

export const apiTermsRequired = defineEvent({
  name: 'api.termsRequired',
  version: 1,
  owner: 'api',
  doc: 'The operator refused a call until the player has confirmed the terms (451).',
  payload: v.object({}),
});
