import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Log } from '../ports';
import { NOTICE_KEY } from './idle-span';

interface NoticePorts {
  readonly bus: ShellHandle;
  readonly storage: KeyValueStore;
  readonly loadText: () => Promise<string>;
  readonly log: Log;
}

/** The news of a sign-out for inactivity: it waits, in storage, for the first page that a person looks at. */
export interface Notice {
  /** There is something to tell. */
  leave(): void;
  /** Somebody looks: tells what this page, another tab or an earlier visit left, unless another page did. */
  tell(): void;
}

export function createNotice({ bus, storage, loadText, log }: NoticePorts): Notice {
  /** No storage took it: this page alone knows. */
  let isOurs = false;
  return {
    leave() {
      isOurs = !storage.set(NOTICE_KEY, '1');
    },
    tell() {
      const isThere = isOurs || storage.get(NOTICE_KEY) !== null;
      isOurs = false;
      if (!isThere) return;
      storage.remove(NOTICE_KEY);
      loadText()
        .then(async (text) => bus.send(noticesShow, { kind: 'info', text }))
        .catch((error: unknown) => log('warn', 'The notice of inactivity was not shown.', error));
    },
  };
}
