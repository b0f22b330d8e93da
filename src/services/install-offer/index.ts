import { configState, noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed } from '@grandstand/bus-contracts/shell';
import { USUAL_NAME } from '@grandstand/bus-contracts/domain';
import { catchError, defer, exhaustMap, filter } from 'rxjs';
import type { KeyValueStore, Log, TellError } from '../ports';
import type { Words } from '../ports/words';
import type { InstallPrompts } from './install-prompts';

export interface InstallOfferPorts {
  readonly bus: ShellHandle<'install-offer'>;
  readonly prompts: InstallPrompts;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly tellError: TellError;
  readonly log: Log;
}

const OFFERED_KEY = 'install.offered';
const KEY = 'install-offer';

/** Offers once to install the site, when the browser says that it can be. */
export function createInstallOffer(ports: InstallOfferPorts): void {
  const { bus, prompts, storage, words, tellError, log } = ports;
  let isOffered = storage.get(OFFERED_KEY) !== null;

  async function offer(): Promise<void> {
    const name = bus.peek(configState)?.companyName ?? USUAL_NAME;
    const [title, text, label] = await Promise.all([
      words('notices.install.title', { name }),
      words('notices.install.text'),
      words('notices.install.install'),
    ]);
    const action = { label };
    await bus.send(noticesShow, { kind: 'info', title, text, key: KEY, isPermanent: true, action });
    storage.set(OFFERED_KEY, '1');
  }

  prompts.onReady(() => {
    if (isOffered || bus.signal.aborted) return;
    isOffered = true;
    offer().catch((error: unknown) => {
      // What was not shown is still to be offered.
      isOffered = false;
      log('warn', 'Installing was not offered.', error);
    });
  });

  const installs$ = bus.messages$(noticesClosed).pipe(
    filter(({ key, how }) => key === KEY && how === 'acted'),
    exhaustMap(() =>
      defer(() => prompts.ask()).pipe(
        catchError((error: unknown) =>
          tellError(error, async () => words('notices.install.failed')),
        ),
      ),
    ),
  );
  bus.listen(installs$, () => {});
}
