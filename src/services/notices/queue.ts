import type { Notice } from '@grandstand/bus-contracts';

/** The notice in sight, and those behind it. */
export interface Queue {
  readonly shown: Notice | null;
  readonly waiting: readonly Notice[];
}

export const NO_NOTICES: Queue = { shown: null, waiting: [] };

/** Puts a notice at the end; one that says what another there says already is that other. */
export function addNotice(queue: Queue, notice: Notice): { queue: Queue; id: string } {
  const all = queue.shown ? [queue.shown, ...queue.waiting] : [];
  const same = all.find(
    ({ kind, title, text }) =>
      kind === notice.kind && title === notice.title && text === notice.text,
  );
  if (same) return { queue, id: same.id };
  return {
    queue: queue.shown
      ? { shown: queue.shown, waiting: [...queue.waiting, notice] }
      : { shown: notice, waiting: [] },
    id: notice.id,
  };
}

/** Takes a notice out, wherever it stands; the next one comes into sight. */
export function closeNotice(queue: Queue, id: string): Queue {
  if (queue.shown?.id === id) {
    const [next = null, ...waiting] = queue.waiting;
    return { shown: next, waiting };
  }
  const waiting = queue.waiting.filter((notice) => notice.id !== id);
  return waiting.length === queue.waiting.length ? queue : { shown: queue.shown, waiting };
}
