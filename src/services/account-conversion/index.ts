import { noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { userConfigState } from '@grandstand/bus-contracts/shell';
import { markOf } from '../shared/player-record';
import type { KeyValueStore, Log, Service } from '../ports';
import type { Words } from '../ports/words';

export interface AccountConversionPorts {
  readonly bus: ShellHandle;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
}

const TOLD_KEY = 'reminders.conversion';
const KEY = 'account-conversion';
/** Of so many players this browser knows that they were told. */
const MOST_PLAYERS = 50;

/** Tells a player once that their main account (status 1) or an additional one (2) can be converted; 0: neither can. */
export function createAccountConversion(ports: AccountConversionPorts): Service {
  const { bus, storage, words, log } = ports;
  let told: readonly string[] = [];

  /** With what other tabs have told meanwhile. */
  function recall(): void {
    const kept = (storage.get(TOLD_KEY) ?? '').split(' ').filter(Boolean);
    told = [...new Set([...told, ...kept])];
  }

  function look(): void {
    const userId = bus.peek(sessionState)?.userId ?? '';
    const status = bus.peek(userConfigState)?.config?.account_conversion_status ?? 0;
    if (userId === '' || status === 0) return;
    const mark = markOf(userId);
    recall();
    if (told.includes(mark)) return;
    told = [...told, mark];
    tell(status).then(
      () => {
        recall();
        told = told.slice(-MOST_PLAYERS);
        storage.set(TOLD_KEY, told.join(' '));
      },
      (error: unknown) => {
        // What was not shown is still to be told.
        told = told.filter((one) => one !== mark);
        log('warn', 'The player was not told of the conversion.', error);
      },
    );
  }

  async function tell(status: 1 | 2): Promise<void> {
    const [title, text] = await Promise.all([
      words('notices.conversion.title'),
      words(`notices.conversion.${status}`),
    ]);
    await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true });
  }

  bus.on(userConfigState, look);

  return { stop: () => bus.dispose() };
}
