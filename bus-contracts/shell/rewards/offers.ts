import * as v from 'valibot';
import { defineState } from '../define';

export const offersState = defineState({
  name: 'offers.state',
  version: 1,
  owner: 'user-config',
  doc: 'Whether the operator lets the site offer anything to the signed-in player by notices and dialogs; null where that is not known, and for a guest.',
  value: v.object({ mayBeOffered: v.nullable(v.boolean()) }),
});
