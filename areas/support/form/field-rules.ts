import type { RequestField } from '@grandstand/bus-contracts/player';

/** What each detail looks like; the operator has the same rules. */
const RULES: Readonly<Record<RequestField, RegExp>> = {
  amount: /^\d{1,9}([.,]\d{1,8})?$/,
  digits: /^\d{4}$/,
  bet: /^[\w-]{1,40}$/,
};

/** Whether a detail is missing or wrong. */
export function isFaulty(field: RequestField, value: string): boolean {
  return !RULES[field].test(value.trim());
}
