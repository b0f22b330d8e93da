import { noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import type { KeyValueStore, Log, Service } from '../ports';
import type { Words } from '../ports/words';

export interface AdBlockPorts {
  readonly bus: ShellHandle;
  /** Whether something on this page is hidden as an advertisement would be. */
  readonly isBlocked: () => Promise<boolean>;
  /** What is kept for as long as the tab is open. */
  readonly tabStore: KeyValueStore;
  readonly words: Words;
  readonly log: Log;
}

const TOLD_KEY = 'notices.adBlock';

/** Asks who blocks advertisements to leave out this site, of which parts go missing by it; once a session. */
export function createAdBlock({ bus, isBlocked, tabStore, words, log }: AdBlockPorts): Service {
  async function look(): Promise<void> {
    if (tabStore.get(TOLD_KEY) !== null || !(await isBlocked())) return;
    const [title, text] = await Promise.all([
      words('notices.adBlock.title'),
      words('notices.adBlock.text'),
    ]);
    await bus.send(noticesShow, { kind: 'error', title, text, key: 'ad-block', isPermanent: true });
    tabStore.set(TOLD_KEY, '1');
  }
  look().catch((error: unknown) => log('warn', 'The ad blocker was not told of.', error));

  return { stop: () => bus.dispose() };
}
