import { noticesShow } from '@grandstand/bus-contracts';
import { noticesClose, noticesState } from '@grandstand/bus-contracts/shell';
import type { Clock, Notice, ShellHandle } from '@grandstand/bus-contracts';
import type { Service } from '../ports';
import { addNotice, closeNotice, NO_NOTICES, type Queue } from './queue';

export interface NoticesPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
}

/** How long a notice is shown. */
export const SHOWN_MS = 10_000;

/** Shows notices one at a time, each for 10 s or until the player closes it. */
export function createNotices({ bus, clock }: NoticesPorts): Service {
  let queue: Queue = NO_NOTICES;
  let made = 0;
  let cancelTimer = (): void => {};

  const set = (next: Queue): void => {
    if (next === queue) return;
    const before = queue.shown;
    queue = next;
    bus.publish(noticesState, { shown: queue.shown, waiting: queue.waiting.length });
    if (queue.shown === before) return;
    cancelTimer();
    const { shown } = queue;
    if (shown) cancelTimer = clock.after(SHOWN_MS, () => set(closeNotice(queue, shown.id)));
  };

  bus.publish(noticesState, { shown: null, waiting: 0 });
  bus.handle(noticesShow, ({ kind, title = '', text }) => {
    made += 1;
    const notice: Notice = { id: `notice-${made}`, kind, title, text };
    const added = addNotice(queue, notice);
    set(added.queue);
    return { id: added.id };
  });
  bus.handle(noticesClose, ({ id }) => {
    set(closeNotice(queue, id));
    return {};
  });

  return {
    stop() {
      cancelTimer();
      bus.dispose();
    },
  };
}
