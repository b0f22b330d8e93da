// The service withdraws the offer when nothing may be offered any more.
import { configState, noticesShow, sessionState } from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import { noticesClosed, noticesWithdraw, offersState } from '@grandstand/bus-contracts/shell';
import { USUAL_NAME } from '@grandstand/bus-contracts/domain';
import {
  catchError,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { CookieJar, KeyValueStore, Log, ShowError } from '../../ports';
import type { Words } from '../../ports/words';
import type { InstallPrompts } from '../../ports/install-prompts';
import { mayOffer } from '../../shared/offers';

export interface InstallOfferPorts {
  readonly bus: ShellHandle<'install-offer'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly prompts: InstallPrompts;
  readonly cookies: CookieJar;
  readonly storage: KeyValueStore;
  readonly words: Words;
  readonly showError: ShowError;
  readonly log: Log;
}

const OFFERED_KEY = 'install.offered';
const KEY = 'install-offer';

/** Offers once to install the site, when the browser allows it, to whom something may be offered. */
export function createInstallOffer(ports: InstallOfferPorts): void {
  const { bus, prompts, storage, words, showError, log } = ports;

  const isAllowed$ = merge(bus.messages$(sessionState), bus.messages$(offersState)).pipe(
    map(() => mayOffer(bus, ports)),
    distinctUntilChanged(),
  );
  const logged = (message: string) => (error: unknown) => {
    log('warn', message, error);
    return EMPTY;
  };

  const offer$ = defer(async () => {
    const name = bus.peek(configState)?.companyName ?? USUAL_NAME;
    const [title, text, label] = await Promise.all([
      words('notices.install.title', { name }),
      words('notices.install.text'),
      words('notices.install.install'),
    ]);
    return { title, text, action: { label } };
  }).pipe(
    switchMap((notice) =>
      bus.send(noticesShow, { kind: 'info', ...notice, key: KEY, isPermanent: true }),
    ),
    tap(() => storage.set(OFFERED_KEY, '1')),
    catchError(logged('The offer to install the site could not be shown.')),
  );
  const withdrawal$ = (): Observable<unknown> =>
    isAllowed$.pipe(
      filter((isAllowed) => isAllowed === false),
      switchMap(() => bus.send(noticesWithdraw, { key: KEY })),
      catchError(logged('The offer to install the site could not be withdrawn.')),
    );

  const offers$ = combineLatest([prompts.ready$, isAllowed$]).pipe(
    switchMap(([, isAllowed]) => (isAllowed ? offer$ : EMPTY)),
    // Offered once; an offer that failed is made again.
    take(1),
    switchMap(withdrawal$),
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
