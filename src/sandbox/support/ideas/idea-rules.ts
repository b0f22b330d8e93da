import type { IdeaState } from '@grandstand/bus-contracts/player';

const DAY = 24 * 3_600_000;

/** The most ideas of a player within a day. */
export const IDEAS_A_DAY = 5;

/** What an idea can become. One that is done stays so; a declined one can be planned after all. */
const NEXT: Readonly<Record<IdeaState, readonly IdeaState[]>> = {
  new: ['planned', 'done', 'declined'],
  planned: ['done', 'declined'],
  done: [],
  declined: ['planned'],
};

export function canBecome(from: IdeaState, to: IdeaState): boolean {
  return NEXT[from].includes(to);
}

/** Whether all players may see an idea in this state. */
export function isPublishable(state: IdeaState): boolean {
  return state === 'planned' || state === 'done';
}

/** When a player may send another idea, by when they sent their last ones; null: now. */
export function waitsUntil(sentAt: readonly number[], now: number): number | null {
  const latest = sentAt.toSorted((one, other) => other - one);
  const first = latest[IDEAS_A_DAY - 1];
  return first === undefined || first + DAY <= now ? null : first + DAY;
}
