import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const balanceViewState = defineState({
  name: 'balanceView.state',
  version: 1,
  owner: 'balance-view',
  doc: 'Whether the header hides the balance: by the choice of the player, else by the default of the operator.',
  value: v.object({
    /** Null: not known yet, and nothing is shown that may have to be hidden. */
    isHidden: v.nullable(v.boolean()),
  }),
});

export const balanceViewSet = defineCommand({
  name: 'balanceView.set',
  version: 1,
  owner: 'balance-view',
  doc: 'Hides or shows the balance in the header, here and in the other tabs, and remembers it for this player.',
  request: v.object({ isHidden: v.boolean() }),
  answer: v.object({}),
  failures: ['not-signed-in'],
});
