import * as v from 'valibot';
import { defineCommand, defineState } from '../define';

export const captchaState = defineState({
  name: 'captcha.state',
  version: 1,
  owner: 'captcha',
  doc: 'The captcha that a call waits for; null where none does.',
  value: v.nullable(
    v.object({
      /** The address of the picture, and the question for players who can't read it; null while they load. */
      image: v.nullable(v.string()),
      question: v.nullable(v.string()),
      isChecking: v.boolean(),
      /** Why there is no going on yet; `expired`: another picture took the place of the one before. */
      problem: v.nullable(v.picklist(['wrong', 'expired', 'unavailable'])),
    }),
  ),
});
export type CaptchaState = v.InferOutput<typeof captchaState.value>;

export const captchaSolve = defineCommand({
  name: 'captcha.solve',
  version: 1,
  owner: 'captcha',
  doc: 'Lets the player solve a captcha; a refused call is sent again with the answer.',
  request: v.object({ code: v.number() }),
  answer: v.object({ solved: v.string() }),
  failures: ['cancelled'],
  secret: ['answer.solved'],
});

export const captchaAnswer = defineCommand({
  name: 'captcha.answer',
  version: 1,
  owner: 'captcha',
  doc: 'The text that the player reads in the picture, or their answer to the question.',
  request: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)) }),
  answer: v.object({ isSolved: v.boolean() }),
  failures: [],
});

export const captchaAnother = defineCommand({
  name: 'captcha.another',
  version: 1,
  owner: 'captcha',
  doc: 'Asks for another picture.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});

export const captchaCancel = defineCommand({
  name: 'captcha.cancel',
  version: 1,
  owner: 'captcha',
  doc: 'Gives the captcha up, and with it the calls that wait for it.',
  request: v.object({}),
  answer: v.object({}),
  failures: [],
});
