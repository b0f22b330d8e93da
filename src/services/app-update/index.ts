import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed } from '@grandstand/bus-contracts/shell';
import type { Log, Service } from '../ports';
import type { RestingClock } from '../time/resting-clock';
import type { Words } from '../ports/words';

export interface AppUpdatePorts {
  readonly bus: ShellHandle;
  readonly resting: RestingClock;
  /** Of the page as it stands. */
  readonly version: string;
  readonly loadVersion: (signal: AbortSignal) => Promise<string>;
  readonly reload: () => void;
  readonly words: Words;
  readonly log: Log;
}

/** Asked no sooner than this after the page came, and after it was asked before (specification, section 9). */
export const LOOK_MS = 60_000;
const KEY = 'app-update';

/** Offers to reload once the site reports another version than the page's; each version is told of once. */
export function createAppUpdate(ports: AppUpdatePorts): Service {
  const { bus, resting, version, loadVersion, reload, words, log } = ports;
  let told = version;
  let cancel = resting.after(LOOK_MS, look);

  function look(): void {
    compare()
      .catch((error: unknown) => log('info', 'The version of the site could not be had.', error))
      .finally(() => {
        if (!bus.signal.aborted) cancel = resting.after(LOOK_MS, look);
      });
  }

  async function compare(): Promise<void> {
    const current = await loadVersion(bus.signal);
    // A site that went back to the page's own version is told of as little as one that stayed.
    if (current === told || current === version) return;
    const [title, text, label] = await Promise.all([
      words('notices.update.title'),
      words('notices.update.text'),
      words('notices.update.reload'),
    ]);
    const action = { label };
    await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true, action });
    told = current;
  }

  bus.on(noticesClosed, ({ key, how }) => {
    if (key === KEY && how === 'acted') reload();
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
