import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

export const accountClose = defineCommand({
  name: 'account.close',
  version: 1,
  owner: 'profile',
  audience: { areas: ['profile'] },
  doc: 'Has the player confirm in a dialog of the shell that they want to close their account, and closes it: all their sessions end. Support can open it again after a cool-off; `limits.blockUser` closes an account for good. `cancelled`: they closed the dialog. `resting` as in `purchase.propose`.',
  request: v.object({}),
  answer: v.object({}),
  failures: ['not-signed-in', 'unavailable', 'cancelled', 'resting'],
});
