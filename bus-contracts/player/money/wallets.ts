import * as v from 'valibot';
import { defineCommand } from '../../kernel/contract';

export const walletsChange = defineCommand({
  name: 'wallets.change',
  version: 1,
  owner: 'profile',
  audience: { areas: ['profile'] },
  doc: 'Makes another account the one that bets, opens one in another currency, or removes one; answers with the operator’s words in the player’s language, empty where it had none.',
  request: v.variant('act', [
    v.object({ act: v.literal('use'), id: v.number() }),
    v.object({ act: v.literal('add'), currencyId: v.number() }),
    v.object({ act: v.literal('remove'), id: v.number() }),
  ]),
  answer: v.object({ success: v.boolean(), message: v.string() }),
  failures: [],
});
