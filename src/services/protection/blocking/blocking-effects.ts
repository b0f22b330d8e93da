import { configState, navigationGo } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { offeredLanguages } from '@grandstand/bus-contracts/domain';
import { navigationGuard } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  finalize,
  forkJoin,
  from,
  map,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { ApiClient } from '../../../api';
import { call$, logFailure } from '../../../api/calls/call';
import { blockCall, redirectLight } from '../../../api/endpoints/protection/blocking';
import { withLanguage } from '../../../routes';
import { followRedirects, finalPath } from '../../../routes/rules';
import type { RedirectAnswer } from '../../../routes/rules';
import type { Log } from '../../ports';
import { keepCause } from '../../shared/run-service';
import type { Effect } from '../../shared/run-service';
import type { Moment } from '../../time/elapsed';
import type { Action, Answers, Change, Question, State, Task } from './blocking-state';

export interface EffectPorts {
  readonly bus: ShellHandle<'blocking'>;
  readonly scheduler: SchedulerLike;
  readonly read: () => Moment;
  readonly api: ApiClient;
  /** The site's own origin. */
  readonly origin: string;
  readonly loadAddress: (address: string) => void;
  readonly log: Log;
}

type BlockingEffect = (ports: EffectPorts) => Effect<State, Change>;

/** The delay before the next check of a blocked visitor whose redirect failed. */
const RETRY_MS = 5000;

/** Performs the first action of the task. A newer task cancels the older one. */
export const tasks: BlockingEffect = (ports) => (_steps$, state$) =>
  state$.pipe(
    map(({ task }) => task),
    distinctUntilChanged(),
    switchMap(
      keepCause(ports.bus, (task) => {
        const [action] = task?.actions ?? [];
        return task && action ? perform(ports, task, action) : EMPTY;
      }),
    ),
  );

/** Schedules another check of a blocked visitor after an action failed. */
export const retries: BlockingEffect =
  ({ scheduler, read }) =>
  (steps$) =>
    steps$.pipe(
      filter(
        ({ change, before, state }) =>
          change.type === 'action-failed' &&
          before.task?.pathname !== null &&
          state.blockedAt !== undefined,
      ),
      switchMap(() => timer(RETRY_MS, scheduler)),
      map((): Change => ({ type: 'retry-due', now: read() })),
    );

function perform(ports: EffectPorts, task: Task, action: Action): Observable<Change> {
  const { read, log } = ports;
  return defer(() => changeOf(ports, action)).pipe(
    catchError((error: unknown) => {
      if (task.pathname !== null) {
        log('error', 'Failed to redirect a visitor to the operator’s address.', error);
      }
      return of<Change>({ type: 'action-failed', now: read() });
    }),
  );
}

function changeOf(ports: EffectPorts, action: Action): Observable<Change> {
  const { bus, read, loadAddress } = ports;
  const done = (): Change => ({ type: 'action-done', now: read() });
  switch (action.do) {
    case 'request': {
      const { question } = action;
      return requestAnswers(ports, question).pipe(
        map((answers): Change => ({ type: 'answered', question, answers, now: read() })),
      );
    }
    case 'guard':
      return from(bus.send(navigationGuard, { isBlocked: action.isBlocked })).pipe(map(done));
    case 'go':
      return from(bus.send(navigationGo, { path: action.path, replace: true })).pipe(map(done));
    case 'load':
      return of(action).pipe(
        tap(({ url }) => loadAddress(url)),
        map(done),
      );
  }
}

/** Checks by two parallel calls to the operator whether the visitor may open a page. */
function requestAnswers(ports: EffectPorts, question: Question): Observable<Answers> {
  const { api, origin, log } = ports;
  const start = origin + withLanguage(question.language, question.path);
  const block$ = call$(api, blockCall, { auth: question.isPlayer, url: start }).pipe(
    catchError((error: unknown) => {
      callFailed(log)(error);
      return of(undefined);
    }),
  );
  const redirect$ = defer(() => {
    const controller = new AbortController();
    return from(follow(ports, question, start, controller.signal)).pipe(
      finalize(() => controller.abort()),
    );
  });
  return forkJoin({ redirect: redirect$, block: block$ }).pipe(
    map(({ redirect, block }) => ({ ...redirect, block })),
    tap(({ followed: { problem } }) => {
      if (problem !== null) log('error', problem, { start });
    }),
  );
}

async function follow(
  { bus, api, origin, log }: EffectPorts,
  { language, isPlayer }: Question,
  start: string,
  signal: AbortSignal,
): Promise<Omit<Answers, 'block'>> {
  const config = bus.peek(configState);
  const session = isPlayer ? 'player' : 'guest';
  const site = {
    language,
    allowed: offeredLanguages(config?.languages),
    session,
    config,
  } as const;
  const answers: (RedirectAnswer | undefined)[] = [];
  const followed = await followRedirects({
    start,
    origin,
    hosts: config?.redirectHosts ?? [],
    request: async (url) => {
      const answer = await api.call(redirectLight, { url }, { signal }).catch(callFailed(log));
      answers.push(answer ?? undefined);
      return answer ?? undefined;
    },
    finalUrl: async (url) => origin + (await finalPath(url.slice(origin.length), site)),
  });
  return { followed, hasRedirectAnswer: answers.at(-1) !== undefined };
}

/** A failed call blocks no visitor. */
function callFailed(log: Log): (error: unknown) => undefined {
  const logError = logFailure(log, 'Failed to check whether the visitor may open this page.');
  return (error) => {
    logError(error);
    return undefined;
  };
}
