// The service stores its answer for 15 min, and in the tab the last three countries that were chosen
// (`phones.recent`).
import { createScheduler } from '@grandstand/bus-contracts';
import type { AnswerOf, Clock, ShellHandle } from '@grandstand/bus-contracts';
import { phonesBook, phonesChoose, phonesRecent } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  EMPTY,
  filter,
  forkJoin,
  ignoreElements,
  map,
  share,
  ReplaySubject,
  takeUntil,
  tap,
  throwError,
  timer,
} from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import { phoneCountries, phoneMasks } from '../../../api/endpoints/sign-in/for-areas/phones';
import { refusalOf } from '../../../api/refusal-of';
import type { KeyValueStore } from '../../ports';
import { publishes, runService } from '../../shared/run-service';
import { readRecent, reduce, writtenRecent } from './recent';
import type { Change, Recent } from './recent';

export interface PhoneBookPorts {
  readonly bus: ShellHandle<'phone-book'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly tabStore: KeyValueStore;
}

const KEPT_MS = 15 * 60_000;
const RECENT_KEY = 'phones.recent';

/**
 * Gives the countries of phone numbers, whose numbers have a known form, and keeps them for a while;
 * and remembers in the tab which of them were chosen.
 */
export function createPhoneBook({ bus, clock, api, tabStore }: PhoneBookPorts): void {
  const scheduler = createScheduler(clock);
  const book$ = forkJoin([call$(api, phoneCountries, {}), call$(api, phoneMasks, {})]).pipe(
    map(([countries, masks]): AnswerOf<typeof phonesBook> => ({
      countries: countries.flatMap((country) => {
        const rule = masks.find(({ countryId }) => countryId === country.id);
        if (!rule) return [];
        const { mask, min, max } = rule;
        return { ...country, mask, min, max };
      }),
    })),
    takeUntil(bus.disposed$),
    share({
      connector: () => new ReplaySubject(1),
      // A failure is not kept; the first answer is, also for those who ask later.
      resetOnComplete: () => timer(KEPT_MS, scheduler).pipe(takeUntil(bus.disposed$)),
      resetOnRefCountZero: false,
    }),
  );
  bus.handle(phonesBook, () =>
    book$.pipe(catchError((error: unknown) => throwError(() => refusalOf(error)))),
  );

  const { dispatch } = runService<Recent, Change, 'phone-book'>(bus, {
    initial: readRecent(tabStore.get(RECENT_KEY)),
    reduce,
    change$: EMPTY,
    effects: [
      (steps$) =>
        steps$.pipe(
          filter(({ before, state }) => before !== state),
          tap(({ state }) => tabStore.set(RECENT_KEY, writtenRecent(state))),
          ignoreElements(),
        ),
    ],
    publish: [publishes(phonesRecent, (codes) => ({ codes: [...codes] }))],
  });
  bus.handle(phonesChoose, ({ code }) => dispatch({ type: 'chosen', code }).pipe(map(() => ({}))));
}
