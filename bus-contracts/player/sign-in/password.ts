import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

export const passwordChange = defineCommand({
  name: 'password.change',
  version: 1,
  owner: 'password',
  // It decides who can sign in: no other area asks for a change of it.
  audience: { areas: ['office', 'profile'] },
  doc: 'Opens the dialog of the shell in which the player chooses another password; answers once they have. The player stays signed in here, and is signed out everywhere else.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable', 'cancelled', 'resting'],
});
