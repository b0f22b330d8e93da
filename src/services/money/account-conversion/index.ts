import { noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { userConfigState } from '@grandstand/bus-contracts/shell';
import { catchError, defer, EMPTY, exhaustMap, filter, groupBy, map, mergeMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import { playerHash } from '../../shared/player/player-record';
import { keepCause } from '../../shared/run-service';
import type { KeyValueStore, Log } from '../../ports';
import type { Words } from '../../ports/words';

export interface AccountConversionPorts {
  readonly bus: ShellHandle<'account-conversion'>;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
}

/** A player whose main account (1) or an additional one (2) can be converted. */
interface Convertible {
  readonly hash: string;
  readonly status: 1 | 2;
}

const NOTIFIED_KEY = 'reminders.conversion';
const KEY = 'account-conversion';
/** The number of notified players that the browser remembers. */
const MAX_PLAYERS = 50;

/** Notifies a player once that their main account or an additional one can be converted. */
export function createAccountConversion(ports: AccountConversionPorts): void {
  const { bus, storage, words, log } = ports;
  /** The players who were notified, in other tabs too. */
  const readNotified = (): readonly string[] =>
    (storage.get(NOTIFIED_KEY) ?? '').split(' ').filter(Boolean);
  const writeNotified = (hashes: readonly string[]): void => {
    storage.set(NOTIFIED_KEY, hashes.slice(-MAX_PLAYERS).join(' '));
  };

  async function notify({ hash, status }: Convertible): Promise<void> {
    const [title, text] = await Promise.all([
      words('notices.conversion.title'),
      words(`notices.conversion.${status}`),
    ]);
    // Another tab has notified the player meanwhile. It wrote so before it showed the notice, as this one does.
    if (readNotified().includes(hash)) return;
    writeNotified([...readNotified(), hash]);
    try {
      await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true });
    } catch (error) {
      writeNotified(readNotified().filter((other) => other !== hash));
      throw error;
    }
  }

  const convertible$ = bus.messages$(userConfigState).pipe(
    map(({ config }) => ({
      userId: bus.peek(sessionState)?.userId ?? '',
      status: config?.account_conversion_status ?? 0,
    })),
    filter((player): player is { userId: string; status: 1 | 2 } => {
      return player.userId !== '' && player.status !== 0;
    }),
    map(({ userId, status }): Convertible => ({ hash: playerHash(userId), status })),
  );
  /** Notifies one player at a time; a notice that was not shown is still due. */
  const notified$ = convertible$.pipe(
    groupBy(({ hash }) => hash),
    mergeMap((player$) =>
      player$.pipe(
        filter(({ hash }) => !readNotified().includes(hash)),
        exhaustMap(
          keepCause(bus, (player: Convertible): Observable<unknown> =>
            defer(() => notify(player)).pipe(
              catchError((error: unknown) => {
                log('warn', 'The player could not be notified of the conversion.', error);
                return EMPTY;
              }),
            ),
          ),
        ),
        // Without storage a player is notified once a page.
        take(1),
      ),
    ),
  );
  bus.listen(notified$, () => {});
}
