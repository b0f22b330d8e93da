import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  of,
  skip,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { HttpError } from '../../../api';
import type { ApiClient } from '../../../api';
import { call$ } from '../../../api/calls/call';
import {
  captchaGetTime,
  captchaUpdate,
  captchaValidate,
} from '../../../api/endpoints/site/captcha';
import type { Log, PageEvents } from '../../ports';
import { keepCause } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { Change, State } from './captcha-state';

export interface EffectPorts {
  readonly bus: ShellHandle<'captcha'>;
  readonly scheduler: SchedulerLike;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly log: Log;
}

type CaptchaEffect = (ports: EffectPorts) => Effect<State, Change>;

/** The operator's code for an answer to an expired picture. */
const EXPIRED = 'captcha-expired';

/** Loads a picture; a newer load drops an older one, and the end of the captcha drops all. */
export const loads: CaptchaEffect =
  ({ bus, api, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ open }) => open?.load),
      distinctUntilChanged(),
      switchMap(
        keepCause(bus, (load) => {
          if (!load) return EMPTY;
          return call$(api, captchaUpdate, load).pipe(
            map((picture): Change => ({ type: 'loaded', picture })),
            catchError((error: unknown) => {
              log('warn', 'The captcha could not be loaded.', error);
              return of<Change>({ type: 'load-failed' });
            }),
          );
        }),
      ),
    );

/** Loads how long a picture may be answered, and again when the page is visible again: timers of a sleeping page are late. */
export const times: CaptchaEffect =
  ({ bus, api, page, log }) =>
  (_steps$, state$) => {
    const seen$ = page.visible$.pipe(skip(1), filter(Boolean), startWith(true));
    return state$.pipe(
      map(({ open }) => open?.pictureId),
      distinctUntilChanged(),
      switchMap(
        keepCause(bus, (id) => {
          if (typeof id !== 'string') return EMPTY;
          return seen$.pipe(switchMap(() => timeOf$({ id }, api, log)));
        }),
      ),
    );
  };

function timeOf$(picture: { readonly id: string }, api: ApiClient, log: Log): Observable<Change> {
  return call$(api, captchaGetTime, picture).pipe(
    map(({ secondsLeft }): Change => ({ type: 'time-loaded', secondsLeft })),
    catchError((error: unknown) => {
      // Then the operator reports it when the picture is answered.
      log('info', 'The time of a captcha could not be loaded.', error);
      return EMPTY;
    }),
  );
}

/** Has a picture replaced when its time is over. */
export const expiries: CaptchaEffect =
  ({ scheduler }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ open }) => open?.expiry),
      distinctUntilChanged(),
      switchMap((expiry) => (expiry ? timer(expiry.leftMs, scheduler) : EMPTY)),
      map((): Change => ({ type: 'time-over' })),
    );

/** Has the operator check an answer, unless the captcha is given up meanwhile. */
export const checks: CaptchaEffect =
  ({ bus, api }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ open }) => open),
      distinctUntilChanged((before, now) => before?.check === now?.check),
      switchMap(
        keepCause(bus, (open) => {
          if (!open?.check || open.pictureId === null) return EMPTY;
          const answer = open.check;
          return call$(api, captchaValidate, { id: open.pictureId, text: answer.text }).pipe(
            map(({ solved }): Change => ({ type: 'solved', solved, answer })),
            catchError((error: unknown) => of(changeOfFailure(error))),
          );
        }),
      ),
    );

function changeOfFailure(error: unknown): Change {
  if (!(error instanceof HttpError) || error.status >= 500) return { type: 'check-failed' };
  return { type: 'refused', problem: error.code === EXPIRED ? 'expired' : 'wrong' };
}
