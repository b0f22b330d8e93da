import { mailingSchema } from '@grandstand/bus-contracts/player';
import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = '/web-api/user/mailing';
/** An operator without a choice of bonuses leaves it out. */
const NO_CHOICE = 0;
const answer = v.pipe(
  v.object({
    result: v.object({
      ...mailingSchema.entries,
      bonus_type: v.optional(mailingSchema.entries.bonus_type, NO_CHOICE),
      first_deposit_bonus_type: v.optional(
        mailingSchema.entries.first_deposit_bonus_type,
        NO_CHOICE,
      ),
    }),
  }),
  v.transform(({ result }) => result),
);

export const mailingCall = defineGet({ path, request: v.object({}), answer, token: 'required' });

/** Changes the given members, and keeps the others. */
export const mailingSaveCall = definePost({
  path,
  request: v.partial(mailingSchema),
  answer,
  token: 'required',
});
