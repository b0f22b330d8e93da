import { createScheduler, Refusal, sessionSignedOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from '@grandstand/bus-contracts/shell';
import { first, map, of, switchMap } from 'rxjs';
import type { ApiClient } from '../../api';
import { publishes, runService } from '../shared/run-service';
import type { Log, PageEvents, SteadyClock } from '../ports';
import { momentOf } from '../time/elapsed';
import { checks, expiries, loads, times } from './captcha-effects';
import { INITIAL, reduce } from './captcha-state';
import type { Answer, Change } from './captcha-state';

export interface CaptchaPorts {
  readonly bus: ShellHandle<'captcha'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly log: Log;
}

/** Lets the player solve a captcha: one for all calls that meet one meanwhile. */
export function createCaptcha(ports: CaptchaPorts): void {
  const { bus, clock } = ports;
  const effectPorts = { ...ports, scheduler: createScheduler(clock) };
  const { state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: bus
      .messages$(sessionSignedOut)
      .pipe(map(({ reason }): Change => ({ type: 'signed-out', isAtStart: reason === 'start' }))),
    effects: [loads, times, expiries, checks].map((effect) => effect(effectPorts)),
    publish: [publishes(captchaState, ({ open }) => open?.shown ?? null)],
  });

  bus.handle(captchaSolve, ({ code }) =>
    dispatch({ type: 'requested', code, now: momentOf(clock) }).pipe(
      switchMap(() => state$),
      first(({ open }) => open === null),
      map(({ proof }) => {
        if (!proof) throw new Refusal('cancelled');
        return { solved: proof.solved };
      }),
    ),
  );
  bus.handle(captchaAnswer, ({ text }) => {
    const answer: Answer = { text };
    return dispatch({ type: 'answered', answer }).pipe(
      switchMap(({ open }) => {
        if (open?.check !== answer) return of({ isSolved: false });
        return state$.pipe(
          first((state) => !state.open?.check && !state.open?.load),
          map((state) => ({ isSolved: state.open === null && state.proof !== null })),
        );
      }),
    );
  });
  bus.handle(captchaAnother, () =>
    dispatch({ type: 'another-requested' }).pipe(
      switchMap(() => state$),
      first(({ open }) => !open?.load),
      map(() => ({})),
    ),
  );
  bus.handle(captchaCancel, () => dispatch({ type: 'cancelled' }).pipe(map(() => ({}))));
}
