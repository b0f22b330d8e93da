import * as v from 'valibot';
import { defineCommand, defineState } from '../define';
import { stepMessage } from './auth';
import { proofKind, proofRequest } from './proof';

export const securityQuestionDialog = defineState({
  name: 'securityQuestion.dialog',
  version: 1,
  owner: 'security-question',
  doc: 'The dialog in which the player sets a security question, or removes it; null where none is open.',
  value: v.nullable(
    v.object({
      act: v.picklist(['set', 'remove']),
      /** The questions to choose from, in the words of the operator. */
      questions: v.array(v.object({ id: v.string(), text: v.string() })),
      /** What the operator asks for first; null: nothing. */
      proof: v.nullable(proofKind),
      isBusy: v.boolean(),
      /** Why the last try failed. */
      message: v.nullable(stepMessage),
    }),
  ),
});
export type SecurityQuestionDialog = NonNullable<
  v.InferOutput<typeof securityQuestionDialog.value>
>;

export const securityQuestionConfirm = defineCommand({
  name: 'securityQuestion.confirm',
  version: 1,
  owner: 'security-question',
  doc: "Sets the question and its answer, or removes the question where they are left out, with the player's proof where one is asked for. How it ended is in `securityQuestion.dialog`.",
  request: v.object({
    ...proofRequest.entries,
    set: v.optional(
      v.object({
        question: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
        answer: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      }),
    ),
  }),
  answer: v.object({}),
  failures: [],
  secret: ['request.password', 'request.code', 'request.set.answer'],
});

export const securityQuestionClose = defineCommand({
  name: 'securityQuestion.close',
  version: 1,
  owner: 'security-question',
  doc: 'Closes the dialog.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
