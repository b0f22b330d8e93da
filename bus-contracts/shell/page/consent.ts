import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

const choice = v.object({
  /** Cookies for comfort, the window's width and that a guest wants no offer, and the question to a network by which a guest signs in by one tap. */
  functional: v.boolean(),
  /** Cookies and events that show the operator the origin and the actions of visitors. */
  marketing: v.boolean(),
});
export type ConsentChoice = v.InferOutput<typeof choice>;

export const consentState = defineState({
  name: 'consent.state',
  version: 1,
  owner: 'consent',
  doc: 'The consent of the visitor to optional cookies; none until they choose.',
  value: v.object({
    ...choice.entries,
    /** The visitor has not chosen yet, and the site requires a choice. */
    isAsked: v.boolean(),
  }),
});
export type ConsentState = v.InferOutput<typeof consentState.value>;

export const consentChoose = defineCommand({
  name: 'consent.choose',
  version: 1,
  owner: 'consent',
  doc: 'The visitor agrees to these kinds of cookies and to no others, until they choose anew.',
  request: choice,
  answer: v.object({}),
  failures: [],
});

export const ageState = defineState({
  name: 'age.state',
  version: 1,
  owner: 'age',
  doc: 'Whether the visitor still has to confirm their age, and the required age.',
  value: v.object({ isAsked: v.boolean(), minAge: v.number() }),
});
export type AgeState = v.InferOutput<typeof ageState.value>;

export const ageConfirm = defineCommand({
  name: 'age.confirm',
  version: 1,
  owner: 'age',
  doc: 'The visitor confirms their age; a no is a link to the page that offers help.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
