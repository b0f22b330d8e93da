import { noticesShow } from '@grandstand/bus-contracts';
import type { Clock, Notice, PayloadOf, RequestOf, ShellHandle } from '@grandstand/bus-contracts';
import {
  noticesClose,
  noticesClosed,
  noticesState,
  noticesWithdraw,
} from '@grandstand/bus-contracts/shell';
import type { Service } from '../ports';
import { addNotice, mayBeMissed, without, type Queue } from './queue';

export interface NoticesPorts {
  readonly bus: ShellHandle;
  /** Its time stands still while nobody looks. */
  readonly clock: Pick<Clock, 'after'>;
}

type How = PayloadOf<typeof noticesClosed>['how'];

/** How long a notice is shown. */
export const SHOWN_MS = 10_000;

/** Shows notices one at a time, what outranks the others first; each for 10 s or until it is closed. */
export function createNotices({ bus, clock }: NoticesPorts): Service {
  let queue: Queue = [];
  let made = 0;
  let cancelTimer = (): void => {};

  function set(next: Queue): void {
    if (next === queue) return;
    const [before] = queue;
    const [shown = null, ...waiting] = next;
    queue = next;
    bus.publish(noticesState, { shown, waiting: waiting.length });
    if (shown === (before ?? null)) return;
    cancelTimer();
    cancelTimer =
      shown && mayBeMissed(shown) ? clock.after(SHOWN_MS, () => take(shown, 'expired')) : () => {};
  }

  function take(notice: Notice | undefined, how: How): void {
    if (!notice) return;
    set(without(queue, notice.id));
    bus.publish(noticesClosed, { id: notice.id, key: notice.key, how });
  }

  bus.publish(noticesState, { shown: null, waiting: 0 });
  bus.handle(noticesShow, (request, { envelope }) => {
    made += 1;
    const asked = envelope.sender.startsWith('area:') ? wordsOf(request) : request;
    const added = addNotice(queue, noticeOf(`notice-${made}`, asked));
    set(added.queue);
    for (const { id, key } of added.dropped)
      bus.publish(noticesClosed, { id, key, how: 'expired' });
    return { id: added.id };
  });
  bus.handle(noticesClose, ({ id, how = 'closed' }) => {
    take(
      queue.find((notice) => notice.id === id),
      how,
    );
    return {};
  });
  bus.handle(noticesWithdraw, ({ key }) => {
    take(
      queue.find((notice) => notice.key === key),
      'withdrawn',
    );
    return {};
  });

  return {
    stop() {
      cancelTimer();
      bus.dispose();
    },
  };
}

type Request = RequestOf<typeof noticesShow>;

/** What an area says: no program from elsewhere stands in the way of what protects a player, or in its place. */
function wordsOf({ kind, title, text }: Request): Request {
  return { kind, title, text };
}

function noticeOf(id: string, request: Request): Notice {
  const { kind, text, title = null, area = 'default', priority = 'normal' } = request;
  const { isPermanent = false, key = null, action = null } = request;
  return {
    id,
    kind,
    title,
    text,
    area,
    priority,
    isPermanent: isPermanent || priority !== 'normal',
    key,
    action,
  };
}
