import {
  configState,
  navigationGo,
  navigationState,
  sessionState,
} from '@grandstand/bus-contracts';
import { offeredLanguages, pathnameOf } from '@grandstand/bus-contracts/domain';
import { blockingState, navigationGuard } from '@grandstand/bus-contracts/shell';
import type { NavigationState, ShellHandle } from '@grandstand/bus-contracts';
import type { BlockingState } from '@grandstand/bus-contracts/shell';
import { filter } from 'rxjs';
import { AbortedError } from '../../api';
import type { ApiClient } from '../../api';
import { blockCall, redirectLight } from '../../api/endpoints/blocking';
import { languageOf, withLanguage, withoutLanguage } from '../../routes';
import { followRedirects, isRefuge, ownEnd, pageOfReason, reasonOfBlock } from '../../routes/rules';
import type { Led, RedirectAnswer } from '../../routes/rules';
import { createNewest } from '../shared/newest';
import type { Log, PageEvents, Service, SteadyClock } from '../ports';
import { longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';

export interface BlockingPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly api: ApiClient;
  readonly page: PageEvents;
  /** The site's. */
  readonly origin: string;
  /** Who the server has let in already, and where; null where it could not ask. */
  readonly letIn: { readonly isPlayer: boolean; readonly path: string } | null;
  /** Leaves the running page for another full address: of this site, or of a host of the config. */
  readonly leave: (address: string) => void;
  readonly log: Log;
}

/** So long an answer holds for a page. */
const HOLDS_MS = 60_000;

/** Asks the operator who may have which page, and leads away who may not. */
export function createBlocking(ports: BlockingPorts): Service {
  const { bus, clock, api, page, origin, letIn, leave, log } = ports;
  const newest = createNewest();
  const { signal } = bus;
  /** When both calls last let this visitor have a page, by page; another visitor begins anew. */
  const passed = new Map<string, Moment>();
  let asPlayer: boolean | undefined;
  /** What was asked last and has no answer yet. */
  let underWay: string | undefined;
  let state: BlockingState | undefined;
  /** Where a visitor stood who was shut out. */
  let blockedAt: string | undefined;
  let isLeaving = false;

  const say = (next: BlockingState): void => {
    state = next;
    bus.publish(blockingState, next);
  };

  /** Asks about the page that stands, unless that was answered a moment ago. */
  function look(): void {
    const place = bus.peek(navigationState);
    if (!place || asPlayer === undefined) return;
    const path = state?.isBlocked ? blockedAt : place.path;
    if (path === undefined || (isRefuge(place.route) && !state?.isBlocked)) return;
    const at = pathnameOf(path);
    const since = passed.get(at);
    if (at === underWay || (since && longestSince(clock, since) < HOLDS_MS)) return;
    void ask(place, path).catch((error: unknown) => {
      log('error', 'A visitor could not be led where the operator said.', error);
    });
  }

  async function ask({ language }: NavigationState, path: string): Promise<void> {
    const at = pathnameOf(path);
    const number = newest.begin();
    underWay = at;
    const start = origin + withLanguage(language, path);
    const config = bus.peek(configState);
    const session = asPlayer ? 'player' : 'guest';
    const site = {
      language,
      allowed: offeredLanguages(config?.languages),
      session,
      config,
    } as const;
    let isLedKnown = true;
    const [followed, block] = await Promise.all([
      followRedirects({
        start,
        origin,
        hosts: config?.redirectHosts ?? [],
        ask: async (url) => {
          const answer = await answered<RedirectAnswer>(
            api.call(redirectLight, { url }, { signal }),
          );
          isLedKnown = answer !== undefined;
          return answer;
        },
        standsAt: async (url) => origin + (await ownEnd(url.slice(origin.length), site)),
      }),
      answered(api.call(blockCall, { auth: asPlayer === true, url: start }, { signal })),
    ]);
    if (!newest.isLatest(number) || signal.aborted) return;
    underWay = undefined;
    if (followed.problem !== null) log('error', followed.problem, { start });
    const reason =
      followed.led.kind === 'reason' ? followed.led.reason : block && reasonOfBlock(block);
    if (reason !== null && reason !== undefined) await shutOut(reason, path);
    else if (block && isLedKnown) await letPass(at, followed.led);
    else if (!state?.isBlocked) await letBe(block !== undefined, followed.led);
  }

  /** Nobody is shut out by a call that failed. */
  async function answered<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        log('warn', 'Whether a visitor may have this page could not be found out.', error);
      }
      return undefined;
    }
  }

  async function shutOut(reason: number, path: string): Promise<void> {
    if (state?.isBlocked && state.reason === reason) return;
    const to = pageOfReason(reason, path);
    if (to === null) return;
    passed.clear();
    blockedAt = path;
    await bus.send(navigationGuard, { isBlocked: false });
    await bus.send(navigationGo, { path: to, replace: true });
    await bus.send(navigationGuard, { isBlocked: true });
    say({ isBlocked: true, reason });
  }

  async function letPass(at: string, led: Led): Promise<void> {
    passed.set(at, momentOf(clock));
    const back = state?.isBlocked ? blockedAt : undefined;
    if (state?.isBlocked !== false) say({ isBlocked: false, reason: null });
    if (back !== undefined) {
      blockedAt = undefined;
      await bus.send(navigationGuard, { isBlocked: false });
      if (led.kind === 'stay') await bus.send(navigationGo, { path: back, replace: true });
    }
    await lead(led);
  }

  /** Of half an answer: it lets in whom nobody has shut out, and the page is asked about again. */
  async function letBe(isOpen: boolean, led: Led): Promise<void> {
    if (isOpen && state === undefined) say({ isBlocked: false, reason: null });
    await lead(led);
  }

  async function lead(led: Led): Promise<void> {
    if (led.kind === 'away') {
      await bus.send(navigationGuard, { isBlocked: true });
      isLeaving = true;
      leave(led.url);
    }
    if (led.kind !== 'within') return;
    const { language } = bus.peek(navigationState) ?? {};
    const to = led.url.slice(origin.length);
    if (languageOf(to) !== language) leave(led.url);
    else await bus.send(navigationGo, { path: withoutLanguage(to), replace: true });
  }

  bus.on(sessionState, ({ status }) => {
    if (status === 'unknown' || asPlayer === (status === 'player')) return;
    asPlayer = status === 'player';
    newest.forget();
    underWay = undefined;
    passed.clear();
    if (letIn?.isPlayer === asPlayer && state === undefined) {
      passed.set(pathnameOf(letIn.path), momentOf(clock));
    }
    look();
  });
  bus.on(navigationState, look);
  // Who is shut out is let in again as soon as the operator says so.
  const subscription = page.visible$.pipe(filter(Boolean)).subscribe(look);
  subscription.add(
    page.restored$.subscribe(() => {
      passed.clear();
      if (isLeaving) {
        isLeaving = false;
        void bus.send(navigationGuard, { isBlocked: false }).then(look, look);
      } else look();
    }),
  );
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = clock.after(HOLDS_MS, () => {
      if (state?.isBlocked) look();
      wait();
    });
  };
  wait();

  return {
    stop() {
      cancel();
      subscription.unsubscribe();
      bus.dispose();
    },
  };
}
