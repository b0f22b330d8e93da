import * as v from 'valibot';
import { defineEvent } from '../../kernel/contract';

export const apiTermsRequired = defineEvent({
  name: 'api.termsRequired',
  version: 1,
  owner: 'api',
  audience: 'shell',
  doc: 'The operator refused a call until the player has confirmed the terms (451).',
  payload: v.object({}),
});
