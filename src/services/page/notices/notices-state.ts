import type { Notice, PayloadOf } from '@grandstand/bus-contracts';
import type { noticesClosed, noticesState } from '@grandstand/bus-contracts/shell';
import { addNotice, without } from './queue';
import type { Queue } from './queue';

type Closed = PayloadOf<typeof noticesClosed>;

export interface State {
  readonly queue: Queue;
  /** The number of requested notices; it numbers the next one. */
  readonly requested: number;
  /** The id of the notice that was requested last, or of an equal one. */
  readonly lastId: string;
  /** The notices that the last change removed. */
  readonly closed: readonly Closed[];
}

export type Change =
  | { readonly type: 'requested'; readonly notice: Omit<Notice, 'id'> }
  | { readonly type: 'closed'; readonly id: string; readonly how: Closed['how'] }
  | { readonly type: 'withdrawn'; readonly key: string };

export const INITIAL: State = { queue: [], requested: 0, lastId: '', closed: [] };

export function reduce(state: State, change: Change): State {
  switch (change.type) {
    case 'requested': {
      const requested = state.requested + 1;
      const notice = { id: `notice-${requested}`, ...change.notice };
      const { queue, id, dropped } = addNotice(state.queue, notice);
      return {
        queue,
        requested,
        lastId: id,
        closed: dropped.map((gone) => closedBy(gone, 'expired')),
      };
    }
    case 'closed':
      return close(
        state,
        state.queue.find(({ id }) => id === change.id),
        change.how,
      );
    case 'withdrawn':
      return close(
        state,
        state.queue.find(({ key }) => key === change.key),
        'withdrawn',
      );
  }
}

function close(state: State, notice: Notice | undefined, how: Closed['how']): State {
  if (!notice) return { ...state, closed: [] };
  return { ...state, queue: without(state.queue, notice.id), closed: [closedBy(notice, how)] };
}

function closedBy({ id, key }: Notice, how: Closed['how']): Closed {
  return { id, key, how };
}

/** The shown notices. */
export function view({ queue: [shown, ...waiting] }: State): PayloadOf<typeof noticesState> {
  return { shown: shown ?? null, waiting: waiting.length };
}
