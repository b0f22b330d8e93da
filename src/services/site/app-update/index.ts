// The service loads the host's version every 60 s while the page is visible.
import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed } from '@grandstand/bus-contracts/shell';
import { catchError, concatMap, expand, filter, of } from 'rxjs';
import type { Log } from '../../ports';
import type { ReminderClock } from '../../time/reminder-clock';
import { reminderTimer$ } from '../../time/reminder-timer';
import type { Words } from '../../ports/words';

export interface AppUpdatePorts {
  readonly bus: ShellHandle<'app-update'>;
  readonly reminderClock: ReminderClock;
  /** Of the page as it is. */
  readonly version: string;
  readonly loadVersion: (signal: AbortSignal) => Promise<string>;
  readonly reload: () => void;
  readonly words: Words;
  readonly log: Log;
}

/** The shortest time from the start of the page to the first check, and between two checks (specification, section 9). */
export const CHECK_MS = 60_000;
const KEY = 'app-update';

/** Offers to reload once the site reports another version than the page's; each version is offered once. */
export function createAppUpdate(ports: AppUpdatePorts): void {
  const { bus, reminderClock, version, loadVersion, reload, words, log } = ports;
  /** Offers a version that is neither the page's nor the one last offered; returns the one last offered. */
  async function offerNewVersion(offered: string): Promise<string> {
    const current = await loadVersion(bus.signal);
    // A site that went back to the page's own version offers as little as one that stayed.
    if (current === offered || current === version) return offered;
    const [title, text, label] = await Promise.all([
      words('notices.update.title'),
      words('notices.update.text'),
      words('notices.update.reload'),
    ]);
    const action = { label };
    await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true, action });
    return current;
  }

  const offers$ = of(version).pipe(
    expand((offered) =>
      reminderTimer$(reminderClock, CHECK_MS).pipe(
        concatMap(() => offerNewVersion(offered)),
        catchError((error: unknown) => {
          log('info', 'The version of the site could not be loaded.', error);
          return of(offered);
        }),
      ),
    ),
  );
  bus.listen(offers$, () => {});

  const accepted$ = bus
    .messages$(noticesClosed)
    .pipe(filter(({ key, how }) => key === KEY && how === 'acted'));
  bus.listen(accepted$, reload);
}
