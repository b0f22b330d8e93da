import type { TFunction } from 'i18next';

interface Message {
  readonly code: string;
  readonly text?: string | undefined;
  readonly until?: number | undefined;
  readonly left?: number | undefined;
}

/** The refusals with a text of the site's; others have the operator's words. */
const WITH_TEXT: ReadonlySet<string> = new Set([
  'captcha-not-solved',
  'time_up',
  'wrong-password',
  'wrong_code',
]);

/** Why what a player had to prove themselves for was refused; null where they are only asked to. */
export function proofText(
  { code, text, until, left }: Message,
  t: TFunction,
  timeOf: (moment: number) => string,
): string | null {
  if (code === 'proof-required') return null;
  if (until !== undefined) return t('proof.until', { time: timeOf(until) });
  // A code that was sent can be tried so often.
  if (code === 'wrong_code' && left) return t('proof.wrongSent', { left });
  if (WITH_TEXT.has(code)) return t(`proof.${code}`);
  return text ?? t('proof.unavailable');
}
