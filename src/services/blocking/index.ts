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
/** Who could not be led where the operator said is asked about again so much later. */
const AGAIN_MS = 5000;

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
  /** Where a visitor stood who was shut out, until they are back there or led elsewhere. */
  let blockedAt: string | undefined;
  /** The reason for which they stand on its page, and every move is cancelled. */
  let heldFor: number | undefined;
  /** Navigation was blocked from here. */
  let isHolding = false;
  let isLeaving = false;
  let cancelAgain = (): void => {};

  const say = (next: BlockingState): void => {
    state = next;
    bus.publish(blockingState, next);
  };

  /** Asks about the page that stands, unless that was answered a moment ago. */
  function look(): void {
    const place = bus.peek(navigationState);
    if (!place || asPlayer === undefined) return;
    if (blockedAt === undefined && isRefuge(place.route)) return;
    const path = blockedAt ?? place.path;
    const at = pathnameOf(path);
    const since = passed.get(at);
    if (at === underWay || (since && longestSince(clock, since) < HOLDS_MS)) return;
    void follow(place, path);
  }

  /** Asks, and leads where the operator says; whoever was shut out is not forgotten on the way. */
  async function follow(place: NavigationState, path: string): Promise<void> {
    const number = newest.begin();
    const isNewest = (): boolean => newest.isLatest(number) && !signal.aborted;
    underWay = pathnameOf(path);
    try {
      await ask(place, path, isNewest);
    } catch (error) {
      if (signal.aborted) return;
      log('error', 'A visitor could not be led where the operator said.', error);
      cancelAgain();
      if (blockedAt !== undefined) cancelAgain = clock.after(AGAIN_MS, look);
    } finally {
      if (isNewest()) underWay = undefined;
    }
  }

  async function ask(
    { language }: NavigationState,
    path: string,
    isNewest: () => boolean,
  ): Promise<void> {
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
    if (!isNewest()) return;
    if (followed.problem !== null) log('error', followed.problem, { start });
    const reason =
      followed.led.kind === 'reason' ? followed.led.reason : block && reasonOfBlock(block);
    const isAnswered = block !== undefined && isLedKnown;
    // Who is shut out stays so until both calls have answered.
    const shutBy = reason ?? (isAnswered ? null : state?.reason) ?? null;
    if (shutBy !== null) await shutOut(shutBy, path, isNewest);
    else if (isAnswered) await letPass(path, followed.led, isNewest);
    else await letBe(block !== undefined, followed.led, isNewest);
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

  /** Says it first: whoever can't be led to the page of the reason is shut out all the same, and led there soon. */
  async function shutOut(reason: number, path: string, isNewest: () => boolean): Promise<void> {
    if (heldFor === reason) return;
    const to = pageOfReason(reason, path);
    if (to === null) return;
    passed.clear();
    blockedAt = path;
    heldFor = undefined;
    if (state?.reason !== reason) say({ isBlocked: true, reason });
    await bus.send(navigationGuard, { isBlocked: false });
    isHolding = false;
    if (!isNewest()) return;
    await bus.send(navigationGo, { path: to, replace: true });
    if (!isNewest()) return;
    await hold();
    if (isNewest()) heldFor = reason;
  }

  async function letPass(path: string, led: Led, isNewest: () => boolean): Promise<void> {
    const at = pathnameOf(path);
    passed.set(at, momentOf(clock));
    if (state?.isBlocked !== false) say({ isBlocked: false, reason: null });
    const back = blockedAt;
    try {
      await release();
      if (!isNewest()) return;
      blockedAt = undefined;
      if (back !== undefined && led.kind === 'stay') {
        await bus.send(navigationGo, { path: back, replace: true });
      }
    } catch (error) {
      passed.delete(at);
      blockedAt = back;
      throw error;
    }
    if (isNewest()) await lead(led, isNewest);
  }

  /** Of half an answer: it lets in whom nobody has shut out, and the page is asked about again. */
  async function letBe(isOpen: boolean, led: Led, isNewest: () => boolean): Promise<void> {
    if (isOpen && state === undefined) say({ isBlocked: false, reason: null });
    await release();
    if (isNewest()) await lead(led, isNewest);
  }

  async function hold(): Promise<void> {
    isHolding = true;
    await bus.send(navigationGuard, { isBlocked: true });
  }

  /** Lifts what was blocked from here, were it for an answer that counts no longer; nobody moves on the way off the site. */
  async function release(): Promise<void> {
    if (!isHolding || isLeaving) return;
    await bus.send(navigationGuard, { isBlocked: false });
    isHolding = false;
    heldFor = undefined;
  }

  async function lead(led: Led, isNewest: () => boolean): Promise<void> {
    if (led.kind === 'away') {
      await hold();
      if (!isNewest()) return;
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
        void release().then(look, look);
      } else look();
    }),
  );
  let cancel = (): void => {};
  const wait = (): void => {
    cancel = clock.after(HOLDS_MS, () => {
      if (blockedAt !== undefined) look();
      wait();
    });
  };
  wait();

  return {
    stop() {
      cancel();
      cancelAgain();
      subscription.unsubscribe();
      bus.dispose();
    },
  };
}
