import * as v from 'valibot';
import { defineGet, definePost } from '../../endpoint';

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
/** None of them may itself wait for a captcha. */
const USUAL = { token: 'sent', isRecoverable: false } as const;

/** A picture for a captcha of a code: the first, and every further one. */
export const captchaUpdate = defineGet({
  ...USUAL,
  path: '/web-api/captcha/update',
  request: v.object({ code: v.number() }),
  answer: v.object({ id: v.string(), image: path, question: v.string() }),
});
export type CaptchaPicture = v.InferOutput<typeof captchaUpdate.answer>;

/** How long a picture may still be answered. */
export const captchaGetTime = defineGet({
  ...USUAL,
  path: '/web-api/captcha/gettime',
  request: v.object({ id: v.string() }),
  answer: v.object({ secondsLeft: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)) }),
});

/** The player's answer to the picture; sent only once, since a wrong answer uses the picture up. */
export const captchaValidate = definePost({
  ...USUAL,
  path: '/web-api/captcha/validate',
  request: v.pipe(
    v.object({ id: v.string(), text: v.string() }),
    v.transform(({ id, text }) => ({ id, captcha: text })),
  ),
  answer: v.object({ solved: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }),
});
