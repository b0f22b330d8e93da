import * as v from 'valibot';
import { defineCommand, defineState } from '../../kernel/contract';

export const termsState = defineState({
  name: 'terms.state',
  version: 1,
  owner: 'terms',
  doc: 'Whether the terms have changed since the player agreed to them; false for a guest, and while it is not known.',
  value: v.object({
    isUserTermsChanged: v.boolean(),
    /** When they changed, in milliseconds; null where that is not known. */
    userTermsChangedUpdatedAt: v.nullable(v.number()),
  }),
});
export type TermsState = v.InferOutput<typeof termsState.value>;

export const termsSchema = v.object({
  /** The version of the terms: the time from which they apply. */
  updatedAt: v.number(),
  /** The changes, one sentence each. */
  changes: v.array(v.string()),
  sections: v.array(v.object({ title: v.string(), text: v.string() })),
});
export type Terms = v.InferOutput<typeof termsSchema>;

export const termsGet = defineCommand({
  name: 'terms.get',
  version: 1,
  owner: 'terms',
  doc: "The current terms in the page's language, and their changes.",
  request: v.object({}),
  answer: termsSchema,
  failures: ['unavailable'],
});

export const termsConfirm = defineCommand({
  name: 'terms.confirm',
  version: 1,
  owner: 'terms',
  doc: 'The player agrees to the terms that were shown; refused where they have changed meanwhile.',
  request: v.object({ updatedAt: v.number() }),
  answer: v.object({}),
  failures: ['terms-changed', 'unavailable'],
});
