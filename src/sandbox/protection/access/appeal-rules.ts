import { APPEAL_RATE } from '@grandstand/bus-contracts/player';
import type { AppealRefusal, AppealStatus } from '@grandstand/bus-contracts/player';

const WITHIN_MS = APPEAL_RATE.days * 86_400_000;

/** An appeal, as far as the next one depends on it. */
export interface EarlierAppeal {
  readonly status: AppealStatus;
  /** Milliseconds. */
  readonly createdAt: number;
}

/** Why a player can't send an appeal now; null: they can. */
export function appealRefusal(
  isBanned: boolean,
  appeals: readonly EarlierAppeal[],
  now: number,
): AppealRefusal | null {
  if (!isBanned) return { code: 'not-restricted' };
  if (appeals.some(({ status }) => status === 'waiting')) return { code: 'appeal-waiting' };
  const latest = appeals.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one);
  const first = latest[APPEAL_RATE.most - 1];
  return first === undefined || first + WITHIN_MS <= now
    ? null
    : { code: 'too-many-appeals', until: first + WITHIN_MS };
}
