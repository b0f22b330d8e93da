// The service watches a hidden bait for 1 s.
import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Log } from '../../ports';
import type { Words } from '../../ports/words';

export interface AdBlockPorts {
  readonly bus: ShellHandle<'ad-block'>;
  /** Whether something on this page is hidden as an advertisement would be. */
  readonly isBlocked: () => Promise<boolean>;
  /** Storage of this tab. */
  readonly tabStore: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
}

const SHOWN_KEY = 'notices.adBlock';

/** Shows a notice of an ad blocker once a session, since it hides parts of the site (NTC-02). */
export function createAdBlock({ bus, isBlocked, tabStore, words, log }: AdBlockPorts): void {
  async function check(): Promise<void> {
    if (tabStore.get(SHOWN_KEY) !== null || !(await isBlocked())) return;
    const [title, text] = await Promise.all([
      words('notices.adBlock.title'),
      words('notices.adBlock.text'),
    ]);
    await bus.send(noticesShow, { kind: 'error', title, text, key: 'ad-block', isPermanent: true });
    tabStore.set(SHOWN_KEY, '1');
  }
  check().catch((error: unknown) =>
    log('warn', 'The notice of an ad blocker could not be shown.', error),
  );
}
