import * as v from 'valibot';
import { amountSchema } from '../../contracts/betting/coupon-bet';
import { defineCommand, defineState } from '../define';

export const cashOutState = defineState({
  name: 'cashOut.state',
  version: 1,
  owner: 'cash-out',
  doc: 'The bet whose cash-out dialog is open; null where none is.',
  value: v.object({ betId: v.nullable(v.string()) }),
});

export const cashOutClose = defineCommand({
  name: 'cashOut.close',
  version: 1,
  owner: 'cash-out',
  doc: 'Closes the cash-out dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const cashOutTake = defineCommand({
  name: 'cashOut.take',
  version: 1,
  owner: 'cash-out',
  doc: 'Cashes out a bet or a part of it, as the player pressed; amounts are minor units.',
  request: v.object({
    betId: v.string(),
    /** Digits behind the point of the bet's currency. */
    scale: v.number(),
    /** The open stake that the player saw: after another cash-out it is refused. */
    openStake: amountSchema,
    /** The part of it to cash out. */
    stake: amountSchema,
    /** The payment that the player saw for that part: less is refused. */
    amount: amountSchema,
  }),
  answer: v.object({ paid: amountSchema }),
  failures: [
    'not-signed-in',
    'not-found',
    'bet-settled',
    'bet-changed',
    'cash-out-off',
    'cash-out-fell',
    'suspended',
    // No answer arrived: it may have been carried out.
    'unknown',
  ],
});
