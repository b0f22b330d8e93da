import { randomInt } from 'node:crypto';
import type { Currency } from '../../betting/catalog/currencies';
import { randomCode } from '../../platform/random-code';

/** What each side gets and what a friend has to stake first, in initial stakes of their currencies. */
const REWARD = 2;
const FRIEND_REWARD = 1;
const STAKES = 4;

/** How many friends in a calendar month, by UTC, are rewarded. */
export const MONTHLY_CAP = 10;

/** For how long after their registration a friend may qualify. */
export const QUALIFY_MS = 90 * 86_400_000;

/** For how long after the reward a shared device, means of payment or address takes it back. */
export const REVERSAL_MS = 30 * 86_400_000;

const CODE = /^[A-HJ-NP-Z2-9]{8}$/;

export function newReferralCode(): string {
  return randomCode(8, (below) => randomInt(below));
}

/** A text as a code; null: it is none. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return CODE.test(code) ? code : null;
}

/** What the player who invites gets; minor units. */
export function rewardIn({ initialAmount }: Currency): number {
  return REWARD * initialAmount;
}

/** What the friend gets; minor units. */
export function friendRewardIn({ initialAmount }: Currency): number {
  return FRIEND_REWARD * initialAmount;
}

/** What a friend has to stake before both get something; minor units. */
export function stakesIn({ initialAmount }: Currency): number {
  return STAKES * initialAmount;
}

/** The calendar month of a time, by UTC. */
export function monthOf(at: number): { readonly from: number; readonly to: number } {
  const day = new Date(at);
  const month = (offset: number): number =>
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + offset, 1);
  return { from: month(0), to: month(1) };
}
