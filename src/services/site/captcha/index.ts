// A picture is replaced when its time is over. A proof is valid for 30 s.
import { createScheduler, Refusal, sessionSignedOut } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  captchaAnother,
  captchaAnswer,
  captchaCancel,
  captchaSolve,
  captchaState,
} from '@grandstand/bus-contracts/shell';
import { finalize, first, map, of, switchMap } from 'rxjs';
import type { ApiClient } from '../../../api';
import { publishes, runService } from '../../shared/run-service';
import type { Log, PageEvents, SteadyClock } from '../../ports';
import { checks, expiries, loads, times } from './captcha-effects';
import { INITIAL, reduce } from './captcha-state';
import type { Answer, Change, State, Waiting } from './captcha-state';

export interface CaptchaPorts {
  readonly bus: ShellHandle<'captcha'>;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'visible$'>;
  readonly log: Log;
}

/** Lets the player solve captchas: one for each call, since the operator accepts a proof once. */
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

  bus.handle(captchaSolve, ({ code }) => {
    const by: Waiting = { code };
    return dispatch({ type: 'requested', by }).pipe(
      switchMap(() => state$),
      first(({ waiting }) => !waiting.includes(by)),
      map(({ given }) => {
        if (given?.to !== by) throw new Refusal('cancelled');
        return { solved: given.solved };
      }),
      finalize(() => dispatch({ type: 'given-up', by })),
    );
  });
  bus.handle(captchaAnswer, ({ text }) => {
    const answer: Answer = { text };
    return dispatch({ type: 'answered', answer }).pipe(
      switchMap(({ open }) => {
        if (open?.check !== answer) return of({ isSolved: false });
        return state$.pipe(
          first((state) => isRight(state, answer) || (!state.open?.check && !state.open?.load)),
          map((state) => ({ isSolved: isRight(state, answer) })),
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

function isRight({ given }: State, answer: Answer): boolean {
  return given?.answer === answer;
}
