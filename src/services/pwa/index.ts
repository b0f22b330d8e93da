import { configState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import type { Log, Service } from '../ports';

/** So long after it was registered the browser looks whether there is another version (specification, section 9). */
const UPDATE_DELAY_MS = 60_000;

/** The page's service worker, as the browser has it. */
export interface WorkerHost {
  register(): Promise<void>;
  update(): Promise<void>;
  /** Takes away the worker and all it keeps. */
  remove(): Promise<void>;
}

export interface PwaPorts {
  readonly bus: ShellHandle;
  readonly clock: Clock;
  readonly worker: WorkerHost;
  readonly log: Log;
}

/** Has the service worker where the site is an app that can be installed, and takes it away where it is not. */
export function createPwa({ bus, clock, worker, log }: PwaPorts): Service {
  let isWanted: boolean | undefined;
  let cancel = (): void => {};

  const attempt = async (act: () => Promise<void>, what: string): Promise<void> => {
    try {
      await act();
    } catch (error) {
      log('error', `The service worker could not be ${what}.`, error);
    }
  };

  bus.on(configState, ({ isPwa = false }) => {
    if (isPwa === isWanted) return;
    isWanted = isPwa;
    cancel();
    if (!isPwa) {
      void attempt(worker.remove, 'removed');
      return;
    }
    void attempt(worker.register, 'registered');
    cancel = clock.after(UPDATE_DELAY_MS, () => void attempt(worker.update, 'updated'));
  });

  return {
    stop() {
      cancel();
      bus.dispose();
    },
  };
}
