import * as v from 'valibot';
import { defineCommand } from '../define';

export const phonesBook = defineCommand({
  name: 'phones.book',
  version: 1,
  owner: 'phone-book',
  doc: 'The countries of phone numbers, and how their numbers are written.',
  request: v.object({}),
  answer: v.object({
    countries: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        /** Two letters. */
        code: v.string(),
        /** What its numbers begin with, without the plus. */
        phoneCode: v.string(),
        /** A 9 is any digit. */
        mask: v.string(),
        /** How many digits a number has. */
        min: v.number(),
        max: v.number(),
      }),
    ),
  }),
  failures: ['unavailable'],
});
export type PhoneCountry = v.InferOutput<typeof phonesBook.answer>['countries'][number];
