import { Refusal } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import {
  catchError,
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  of,
  switchMap,
  take,
  timer,
} from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { backoff } from '../backoff';
import { keepCause } from '../run-service';
import type { Step } from '../run-service';
import type { KeptList, ListChange, Press } from './kept-list-state';

interface KeepListPorts<Code extends string> {
  readonly bus: Pick<ShellHandle, 'cause' | 'causedBy'>;
  readonly scheduler: SchedulerLike;
  readonly load: () => Observable<readonly string[]>;
  readonly onLoadError: (error: unknown) => void;
  /** Saves a press; emits the whole list after it. */
  readonly save: (press: Press) => Observable<readonly string[]>;
  /** The refusal for a press that could not be saved. */
  readonly codeOf: (error: unknown) => Code;
  /** Loads again. */
  readonly reload$?: Observable<unknown>;
}

type ListEffect<Code extends string> = (
  steps$: Observable<Step<KeptList<string>, unknown>>,
  state$: Observable<KeptList<string>>,
) => Observable<ListChange<Code>>;

/** Between two tries to load. */
const RETRY = backoff(2000, 60_000);

/** Loads a player's list and saves the presses, one call after the other: each answer has the whole list, and none overtakes another. */
export function keepList<Code extends string>(ports: KeepListPorts<Code>): ListEffect<Code> {
  const { bus, scheduler, load, onLoadError, save, codeOf, reload$ = EMPTY } = ports;
  type Change = ListChange<Code>;

  const load$ = defer(load).pipe(
    map((items): Change => ({ type: 'loaded', items })),
    catchError((error: unknown) => {
      onLoadError(error);
      return of<Change>({ type: 'load-failed' });
    }),
  );
  const save$ = (press: Press): Observable<Change> =>
    save(press).pipe(
      map((items): Change => ({ type: 'saved', press, items })),
      catchError((error: unknown) => of<Change>({ type: 'refused', press, code: codeOf(error) })),
    );

  return (steps$, state$) => {
    const presses$ = steps$.pipe(
      filter(({ before, state }) => state.pending.length > before.pending.length),
      map(({ state }) => state.pending.at(-1)),
      filter((press) => press !== undefined),
    );
    const again$ = steps$.pipe(
      filter(({ before, state }) => state.failures > before.failures),
      switchMap(({ state }) => timer(RETRY(state.failures), scheduler)),
    );
    return state$.pipe(
      map(({ player }) => player),
      distinctUntilChanged(),
      switchMap((player) =>
        player === ''
          ? EMPTY
          : merge(
              merge(of(null), reload$, again$).pipe(map(() => load$)),
              presses$.pipe(map(keepCause(bus, save$))),
            ).pipe(concatMap((call) => call)),
      ),
    );
  };
}

/** The answer to the command of a press: empty once it is saved. Fails with its refusal, and with `left` where the player has changed. */
export function answerTo<Code extends string>(
  state$: Observable<KeptList<Code>>,
  { press, player, left }: { press: Press; player: string; left: Code },
): Observable<object> {
  return state$.pipe(
    filter((now) => now.player !== player || !now.pending.includes(press)),
    take(1),
    map((now) => {
      // The outcome is not for the next player.
      if (now.player !== player) throw new Refusal(left);
      if (now.failed?.press === press) throw new Refusal(now.failed.code);
      return {};
    }),
  );
}
