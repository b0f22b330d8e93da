import { DECLINE_REASONS } from '@grandstand/bus-contracts/domain';
import * as v from 'valibot';

export const planSchema = v.object({
  isChallenged: v.exactOptional(v.literal(true)),
  declined: v.exactOptional(v.picklist(DECLINE_REASONS)),
  /** How a payout to it fails. */
  payout: v.exactOptional(v.picklist(['refused', 'returned'])),
  /** How the operator hears of the end: not at all, or twice and in the wrong order. */
  news: v.exactOptional(v.picklist(['lost', 'twice'])),
});
/** What the bank does with a card of the demo. */
export type CardPlan = Readonly<v.InferOutput<typeof planSchema>>;

/** The cards of the demo, by their last four digits, with what each is for; any other valid number is paid at once. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', plan: {} },
  { number: '4000 0000 0000 3220', plan: { isChallenged: true } },
  { number: '4000 0000 0000 0002', plan: { declined: 'refused' } },
  { number: '4000 0000 0000 9995', plan: { declined: 'insufficient' } },
  { number: '4000 0000 0000 0119', plan: { news: 'lost' } },
  { number: '4000 0000 0000 0341', plan: { news: 'twice' } },
  { number: '4000 0000 0000 0507', plan: { payout: 'refused' } },
  { number: '4000 0000 0000 0606', plan: { payout: 'returned' } },
] as const satisfies readonly { readonly number: string; readonly plan: CardPlan }[];

/** What the bank does with a card. */
export function planOf(digits: string): CardPlan {
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)?.plan ?? {};
}

/** What an e-wallet does: as the card of the demo with the same last four digits. */
export function planOfEnding(digits: string): CardPlan {
  return TEST_CARDS.find(({ number }) => number.endsWith(digits.slice(-4)))?.plan ?? {};
}

/** The digits of a card's number; undefined: there is no such card (ISO/IEC 7812-1: 12 to 19 digits, the last one by Luhn). */
export function cardDigits(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return undefined;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0 ? digits : undefined;
}

/** Whether a card is valid at a time; "08/29" is valid until the end of the month. */
export function isValidUntil(text: string, now: number): boolean {
  const [, month = 0, year = 0] = (/^(\d{2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? []).map(Number);
  if (month < 1 || month > 12) return false;
  return Date.UTC(2000 + year, month, 1) > now;
}

export function isSecurityCode(text: string): boolean {
  return /^\d{3,4}$/.test(text.trim());
}
