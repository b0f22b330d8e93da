import { createScheduler } from '@grandstand/bus-contracts';
import type { AnswerOf, Clock, ShellHandle } from '@grandstand/bus-contracts';
import { phonesBook } from '@grandstand/bus-contracts/shell';
import { catchError, forkJoin, map, share, ReplaySubject, throwError, timer } from 'rxjs';
import type { ApiClient } from '../../api';
import { call$ } from '../../api/calls/call';
import { phoneCountries, phoneMasks } from '../../api/endpoints/player/phones';
import { refusalOf } from '../../api/refusal-of';

export interface PhoneBookPorts {
  readonly bus: ShellHandle<'phone-book'>;
  readonly clock: Clock;
  readonly api: ApiClient;
}

const KEPT_MS = 15 * 60_000;

/** Gives the countries of phone numbers, whose numbers have a known form; keeps them for a while. */
export function createPhoneBook({ bus, clock, api }: PhoneBookPorts): void {
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
    share({
      connector: () => new ReplaySubject(1),
      // A failure is not kept; the first answer is, also for those who ask later.
      resetOnComplete: () => timer(KEPT_MS, scheduler),
      resetOnRefCountZero: false,
    }),
  );
  bus.handle(phonesBook, () =>
    book$.pipe(catchError((error: unknown) => throwError(() => refusalOf(error)))),
  );
}
