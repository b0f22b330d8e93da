import { configState, noticesShow } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed } from '@grandstand/bus-contracts/shell';
import { USUAL_NAME } from '@grandstand/bus-contracts/domain';
import { catchError, defer, EMPTY, exhaustMap, filter, take } from 'rxjs';
import type { KeyValueStore, Log, ShowError } from '../ports';
import type { Words } from '../ports/words';
import type { InstallPrompts } from '../ports/install-prompts';

export interface InstallOfferPorts {
  readonly bus: ShellHandle<'install-offer'>;
  readonly prompts: InstallPrompts;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly showError: ShowError;
  readonly log: Log;
}

const OFFERED_KEY = 'install.offered';
const KEY = 'install-offer';

/** Offers once to install the site, when the browser allows it. */
export function createInstallOffer(ports: InstallOfferPorts): void {
  const { bus, prompts, storage, words, showError, log } = ports;

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

  const offers$ = prompts.ready$.pipe(
    exhaustMap(() =>
      defer(offer).pipe(
        catchError((error: unknown) => {
          log('warn', 'The offer to install the site could not be shown.', error);
          return EMPTY;
        }),
      ),
    ),
    // Offered once; an offer that failed is made again.
    take(1),
  );
  if (storage.get(OFFERED_KEY) === null) bus.listen(offers$, () => {});

  const installs$ = bus.messages$(noticesClosed).pipe(
    filter(({ key, how }) => key === KEY && how === 'acted'),
    exhaustMap(() =>
      defer(() => prompts.prompt()).pipe(
        catchError((error: unknown) =>
          showError(error, async () => words('notices.install.failed')),
        ),
      ),
    ),
  );
  bus.listen(installs$, () => {});
}
