import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

/** Two letters. */
const code = v.string();

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
        code,
        /** What its people call it, in each of its languages. */
        ownNames: v.array(v.object({ lang: v.string(), name: v.string() })),
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

export const phonesRecent = defineState({
  name: 'phones.recent',
  version: 1,
  owner: 'phone-book',
  doc: 'The countries that were chosen for phone numbers in this tab, the last one first.',
  value: v.object({ codes: v.array(code) }),
});

export const phonesChoose = defineCommand({
  name: 'phones.choose',
  version: 1,
  owner: 'phone-book',
  doc: 'Remembers the country that was chosen for a phone number.',
  request: v.object({ code }),
  answer: v.object({}),
  failures: [],
});
