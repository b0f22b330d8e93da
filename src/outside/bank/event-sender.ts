import type { OperatorClient } from '../kit/operator-client';
import type { BankEvent, Books, Change } from './books';
import type { Tasks } from './tasks';

/** An event that the operator has not accepted is sent again after these times, ms. */
const RETRIES = [5_000, 30_000, 300_000, 1_800_000, 7_200_000];

interface Options {
  readonly operator: OperatorClient;
  readonly books: Books;
  readonly tasks: Tasks;
}

export interface EventSender {
  /** Keeps a change, and sends its events to the operator until each is accepted. */
  readonly keep: (change: Change) => void;
  /** Sends the events that an earlier run of the bank has left. */
  readonly resume: () => void;
}

export function createEventSender({ operator, books, tasks }: Options): EventSender {
  const send = (event: BankEvent, retry = 0): void => {
    const end = (): void => books.write({ sent: [event.content.eventId] });
    const again = (): void => {
      const delay = RETRIES[retry];
      if (delay === undefined) end();
      else tasks.after(delay, () => send(event, retry + 1));
    };
    operator
      .post(event.path, event.content)
      .then((isAccepted) => (isAccepted ? end() : again()), again)
      // An event that can't be marked as sent is sent again after a restart, and counts once.
      .catch((error: unknown) => console.error('bank: an event was not marked as sent:', error));
  };
  return {
    keep(change) {
      books.write(change);
      for (const event of change.events ?? []) send(event);
    },
    resume() {
      for (const event of books.events.values()) send(event);
    },
  };
}
