import { accountState, createScheduler } from '@grandstand/bus-contracts';
import { feedPlayer } from '@grandstand/bus-contracts/shell';
import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  of,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import * as v from 'valibot';
import { call$, logFailure } from '../../../api/calls/call';
import { gameSessionCall, launchCall, otherGameSchema } from '../../../api/endpoints/casino/play';
import { HttpError } from '../../../api/errors';
import type { Effect } from '../../shared/run-service';
import { playAccountOf } from './play-account';
import type { Change, Game, State } from './stage-state';
import type { StagePorts } from './index';

type EffectPorts = Pick<StagePorts, 'bus' | 'clock' | 'api' | 'log'>;
type StageEffect = (ports: EffectPorts) => Effect<State, Change>;

/** A game that is not ready by then counts as failed. */
const LOADING_MS = 15_000;
/** How long a round may go on once its game is to end; a sender of a command waits 10 s. */
const CLOSING_MS = 8000;

const isSameGame = (one: Game | null, other: Game | null): boolean => one?.key === other?.key;

const launching = ({ game }: State): Game | null => (game?.phase === 'launching' ? game : null);

/** Launches the game that was opened last; the answer for an earlier one is dropped. */
export const launches: StageEffect =
  ({ bus, api }) =>
  (_steps$, state$) =>
    state$.pipe(
      distinctUntilChanged((one, other) => isSameGame(launching(one), launching(other))),
      switchMap((state) => {
        const game = launching(state);
        if (game === null) return EMPTY;
        const { sessionId } = state;
        const { gameId, mode, key, isTakingOver } = game;
        const account = playAccountOf(bus.peek(accountState));
        const real = mode === 'real' && {
          ...(account && { accountId: account.id }),
          ...(sessionId !== null && { replaces: sessionId }),
          ...(isTakingOver && { isTakingOver }),
        };
        return call$(api, launchCall, { gameId, mode, ...real }).pipe(
          map((launched): Change => ({ type: 'launched', key, launched })),
          catchError((error: unknown) => of<Change>(refusedBy(error, key))),
        );
      }),
    );

function refusedBy(error: unknown, key: number): Change {
  if (error instanceof HttpError && error.code === 'other-game-open') {
    const other = v.safeParse(otherGameSchema, error.details);
    if (other.success) return { type: 'other-open', key, title: other.output.title };
  }
  return { type: 'refused', key, error };
}

/** Ends the wait for a game that does not load, and for a round that does not end. */
export const waits: StageEffect =
  ({ clock }) =>
  (_steps$, state$) => {
    const scheduler = createScheduler(clock);
    const failed$ = state$.pipe(
      map(({ game }) => (game?.phase === 'loading' ? game.key : null)),
      distinctUntilChanged(),
      switchMap((key) =>
        key === null
          ? EMPTY
          : timer(LOADING_MS, scheduler).pipe(map((): Change => ({ type: 'failed', key }))),
      ),
    );
    const ended$ = state$.pipe(
      map(({ game }) => game?.isClosing === true),
      distinctUntilChanged(),
      switchMap((isClosing) => (isClosing ? timer(CLOSING_MS, scheduler) : EMPTY)),
      map((): Change => ({ type: 'ended', now: clock.now() })),
    );
    return merge(failed$, ended$);
  };

/** Loads what the open game has staked and won: once it is there, and when the operator reports a change. */
export const sums: StageEffect =
  ({ bus, api, log }) =>
  (_steps$, state$) =>
    state$.pipe(
      map(({ game }) => (game?.mode === 'real' && game.launched ? game : null)),
      distinctUntilChanged(isSameGame),
      switchMap((game) => {
        if (!game?.launched) return EMPTY;
        const { key, launched } = game;
        return bus.messages$(feedPlayer).pipe(
          startWith(undefined),
          switchMap(() =>
            call$(api, gameSessionCall, { sessionId: launched.sessionId }).pipe(
              tap({ error: logFailure(log, 'The sums of a game could not be loaded.') }),
              map((loaded): Change => ({ type: 'summed', key, sums: loaded })),
              catchError(() => EMPTY),
            ),
          ),
        );
      }),
    );
