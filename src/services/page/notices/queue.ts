import { NOTICE_PRIORITIES } from '@grandstand/bus-contracts';
import type { Notice } from '@grandstand/bus-contracts';

/** All notices, in the order in which they are shown: the first is in view, the others wait. */
export type Queue = readonly Notice[];

export interface Added {
  readonly queue: Queue;
  /** The id of the notice, or of an equal one in the queue. */
  readonly id: string;
  /** The notices that were dropped for it. */
  readonly dropped: readonly Notice[];
}

/** The most notices of low rank that wait. */
const MAX_WAITING = 20;

/**
 * Inserts a notice by its rank: behind all of a higher rank and earlier ones of the same rank, usual ones that stay before earlier ones.
 * A notice with a key replaces the one with that key; a notice equal to one in the queue is not added.
 */
export function addNotice(queue: Queue, notice: Notice): Added {
  const before = queue.find((other) =>
    notice.key === null ? isSameNotice(other, notice) : other.key === notice.key,
  );
  if (before && notice.key === null) return { queue, id: before.id, dropped: [] };
  if (before) {
    const { id } = before;
    const renewed = { ...notice, id };
    // In its old place, unless it means more or less now.
    const next =
      rankOf(before) === rankOf(notice)
        ? queue.map((other) => (other === before ? renewed : other))
        : insert(without(queue, id), renewed);
    return { queue: next, id, dropped: [] };
  }
  const next = insert(queue, notice);
  const waiting = next.slice(1).filter(mayBeMissed);
  const dropped = waiting.slice(0, Math.max(0, waiting.length - MAX_WAITING));
  return {
    queue: next.filter((other) => !dropped.includes(other)),
    id: notice.id,
    dropped,
  };
}

/** Removes a notice; the next one is shown. */
export function without(queue: Queue, id: string): Queue {
  return queue.some((notice) => notice.id === id)
    ? queue.filter((notice) => notice.id !== id)
    : queue;
}

/** A notice that protects a player, reports a bet or was requested to stay does not close by itself. */
export function mayBeMissed(notice: Notice): boolean {
  return notice.priority === 'normal' && !notice.isPermanent;
}

/** Behind those of its rank; but one that only stays comes before them, or it would wait until somebody closes them. */
function insert(queue: Queue, notice: Notice): Queue {
  const rank = rankOf(notice);
  const end = queue.findIndex((other) => rankOf(other) >= rank + (rank === LAST ? 0 : 1));
  return end === -1 ? [...queue, notice] : [...queue.slice(0, end), notice, ...queue.slice(end)];
}

/** The rank of usual notices that stay. */
const LAST = NOTICE_PRIORITIES.length;

/** A notice that closes by itself passes one that stays: it would wait behind it forever. */
function rankOf(notice: Notice): number {
  const rank = NOTICE_PRIORITIES.indexOf(notice.priority);
  return notice.priority === 'normal' && notice.isPermanent ? rank + 1 : rank;
}

function isSameNotice(one: Notice, other: Notice): boolean {
  return (
    one.kind === other.kind &&
    one.title === other.title &&
    one.text === other.text &&
    one.area === other.area &&
    one.priority === other.priority &&
    one.isPermanent === other.isPermanent &&
    one.key === other.key &&
    one.action?.label === other.action?.label
  );
}
