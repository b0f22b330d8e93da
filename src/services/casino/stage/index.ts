// The service opens one game at a time. A game that is not ready after 15 s has failed. A game that is to end may
// finish its round, for 8 s. It ends at once with its page, and a game for real money with its player.
//
// Where another game is open and only one may be open for money, `stage.other` names that one until the player
// ends it or keeps it. A launch that is refused meanwhile leaves the choice. Balance and result are the
// operator's, loaded with each change of the player that the feed reports: what the frame says changes neither.
import {
  accountState,
  dialogsOpen,
  navigationGo,
  navigationState,
  Refusal,
  sessionState,
  settingsState,
} from '@grandstand/bus-contracts';
import type { Clock, ShellHandle } from '@grandstand/bus-contracts';
import {
  gameAsk,
  gameBalance,
  gameExit,
  gameFailed,
  gameReady,
  gameRest,
  gameRound,
  gameSetup,
} from '@grandstand/bus-contracts/game-frame';
import { stageClose, stageOpen, stageState } from '@grandstand/bus-contracts/player';
import {
  stageFault,
  stageFrame,
  stageMute,
  stageOther,
  stageReopen,
} from '@grandstand/bus-contracts/shell';
import {
  catchError,
  combineLatest,
  distinctUntilChanged,
  first,
  from,
  map,
  merge,
  skip,
  switchMap,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { ApiClient } from '../../../api';
import { refusalOf } from '../../../api/refusal-of';
import type { Log, PageEvents } from '../../ports';
import { player$ } from '../../shared/player/player';
import { publishes, runService } from '../../shared/run-service';
import { playAccountOf } from './play-account';
import { rest$ } from './rest';
import { launches, sums, waits } from './stage-effects';
import { INITIAL, reduce } from './stage-state';
import type { Change, State, Wish } from './stage-state';
import { frameOf, gameRestOf, otherOf, stageOf } from './stage-view';

export interface StagePorts {
  readonly bus: ShellHandle<'stage'>;
  readonly clock: Clock;
  readonly api: ApiClient;
  readonly page: Pick<PageEvents, 'online$'>;
  /** What the visitor's device prefers, at once and with each change. */
  readonly device$: Observable<{ readonly isDark: boolean; readonly isMotionReduced: boolean }>;
  readonly log: Log;
}

/** The operator's refusals of a launch, as `stage.open` and `stage.reopen` have them. */
const REFUSALS = [
  'guest',
  'excluded',
  'product-blocked',
  'no-demo',
  'maintenance',
  'unknown-game',
  'session-limit-reached',
] as const;

/** Opens games on the stage, and tells them how to show themselves and when to rest. */
export function createStage({ bus, clock, api, page, device$, log }: StagePorts): void {
  const now = (): number => clock.now();
  const { state$, dispatch } = runService(bus, {
    initial: INITIAL,
    reduce,
    change$: merge(
      rest$(bus, page).pipe(map((rest): Change => ({ type: 'rest-changed', rest }))),
      bus.messages$(gameReady).pipe(map((): Change => ({ type: 'ready' }))),
      bus
        .messages$(gameRound)
        .pipe(
          map(({ phase }): Change =>
            phase === 'begun' ? { type: 'round-begun' } : { type: 'round-ended', now: now() },
          ),
        ),
      bus.messages$(gameExit).pipe(map((): Change => ({ type: 'left', now: now() }))),
      bus.messages$(gameFailed).pipe(
        tap(({ code }) => log('warn', 'A game failed.', { code })),
        map((): Change => ({ type: 'failed', key: undefined })),
      ),
      // A move to another page ends the game; the operator keeps its round.
      bus.messages$(navigationState).pipe(
        map(({ hasStage, path }) => (hasStage ? path : null)),
        distinctUntilChanged(),
        skip(1),
        map((): Change => ({ type: 'ended', now: now() })),
      ),
      player$(bus).pipe(
        skip(1),
        map((): Change => ({ type: 'player-changed', now: now() })),
      ),
    ),
    effects: [launches, waits, sums].map((effect) => effect({ bus, clock, api, log })),
    publish: [
      publishes(stageState, stageOf, isSame),
      publishes(stageFrame, frameOf, isSame),
      publishes(stageOther, otherOf, isSame),
      publishes(gameRest, gameRestOf, isSame),
    ],
  });

  bus.publishFrom(
    gameSetup,
    combineLatest([bus.messages$(settingsState), device$, state$]).pipe(
      map(([{ language, appTheme }, device, { game, isMuted }]) => {
        const isDark = appTheme === undefined ? device.isDark : appTheme === 1;
        const theme = isDark ? ('dark' as const) : ('light' as const);
        const { isMotionReduced } = device;
        return { language, theme, isMotionReduced, isMuted, mode: game?.mode ?? 'demo' };
      }),
      distinctUntilChanged(isSame),
    ),
  );
  bus.publishFrom(
    gameBalance,
    combineLatest([bus.messages$(accountState), state$]).pipe(
      map(([accounts, { game }]) => {
        const account = playAccountOf(accounts);
        if (game?.mode !== 'real' || !account) return null;
        const { money, iso, scale } = account;
        return { money, iso, scale };
      }),
      distinctUntilChanged(isSame),
    ),
  );

  /** Waits for what the operator answers to a launch: that of a wish may wait for the end of a game. */
  const answered$ = (dispatched$: Observable<State>, wish?: Wish): Observable<object> =>
    dispatched$.pipe(
      switchMap(() => state$),
      first(
        ({ game, next }) => (wish === undefined || next !== wish) && game?.phase !== 'launching',
      ),
      map(({ refusal }) => {
        if (refusal) throw refusalOf(refusal.error, REFUSALS);
        return {};
      }),
    );
  bus.handle(stageOpen, (wish) => {
    if (wish.mode === 'real' && bus.peek(sessionState)?.status !== 'player') {
      throw new Refusal('guest');
    }
    return answered$(dispatch({ type: 'opened', wish, now: now() }), wish);
  });
  bus.handle(stageClose, () =>
    dispatch({ type: 'left', now: now() }).pipe(
      switchMap(() => state$),
      first(({ game }) => game === null || !game.isClosing),
      map(() => ({})),
    ),
  );
  bus.handle(stageReopen, () => answered$(dispatch({ type: 'reopened', now: now() })));
  bus.handle(stageMute, ({ isMuted }) =>
    dispatch({ type: 'muted', isMuted }).pipe(map(() => ({}))),
  );
  bus.handle(stageFault, ({ key, fault }) => {
    log('warn', 'A game sent what no game may send.', { fault });
    return dispatch({ type: 'failed', key }).pipe(map(() => ({})));
  });
  bus.handle(gameAsk, ({ what }) =>
    from(
      what === 'cashier'
        ? bus.send(navigationGo, { path: '/office/recharge' })
        : bus.send(dialogsOpen, { name: 'sign-in' }),
    ).pipe(
      map(() => ({})),
      catchError((error: unknown) => {
        throw new Refusal('unavailable', { cause: error });
      }),
    ),
  );
}

/** Published values are small and flat. */
function isSame<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
