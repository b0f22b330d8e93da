import { configState, sessionSignOut, sessionState } from '@grandstand/bus-contracts';
import type { ShellHandle } from '@grandstand/bus-contracts';
import { autoLogoffState, autoLogoffStay } from '@grandstand/bus-contracts/shell';
import { Subscription } from 'rxjs';
import { longestSince, momentOf } from '../time/elapsed';
import type { Moment } from '../time/elapsed';
import type { KeyValueStore, Log, OtherTabs, PageEvents, Service, SteadyClock } from '../ports';
import type { ActivityEvents, Sign } from './activity-events';
import { idleMs, phaseOf, untilNextPhase } from './auto-logoff-rules';
import { leftOf } from './idle-span';
import { createLastActivity } from './last-activity';
import { createNotice } from './notice';

export interface AutoLogoffPorts {
  readonly bus: ShellHandle;
  readonly clock: SteadyClock;
  readonly storage: KeyValueStore;
  readonly page: PageEvents;
  readonly otherTabs: OtherTabs;
  readonly activity: ActivityEvents;
  /** What somebody is told who was signed out for inactivity. */
  readonly loadNotice: () => Promise<string>;
  readonly log: Log;
}

/** Signs are counted this often at the most (specification, section 9). */
const THROTTLE_MS = 100;
/** A timer may sleep with its machine: so soon after it wakes the page sees how late it is, if nobody touches it. */
const LOOKING_MS = 5000;
/** The tab of the last activity signs out for all; after this the others do, where it is closed or asleep. */
const AUTHOR_FIRST_MS = 1000;

/** Signs a player out who does nothing for the configured minutes in any tab, and warns them before. */
export function createAutoLogoff(ports: AutoLogoffPorts): Service {
  const { bus, clock, storage, page, otherTabs, activity, loadNotice, log } = ports;
  const notice = createNotice({ bus, storage, loadText: loadNotice, log });
  /** Endless where the site signs nobody out. */
  let idle = Infinity;
  const last = createLastActivity({ clock, storage, otherTabs, idle: () => idle, onShared: arm });
  let isPlayer = false;
  let shown = { deadline: null as number | null, isWarned: false };
  /** The last time that a hand was at this page, a guest's too. */
  let lastHand: Moment = momentOf(clock);
  /** What began before the sign-out is kept from the page to its end. */
  let isPressKept = false;
  let isVisible = false;
  let cancelLook = (): void => {};

  /** Says how it stands, and looks again when that changes. */
  function arm(): void {
    cancelLook();
    if (!last.isKnown) {
      show(null, false);
      return;
    }
    const ms = Math.max(0, last.left());
    const isWarned = phaseOf(ms, idle) !== 'calm';
    show(clock.now() + ms, isWarned);
    const patience = isWarned && !last.isOurs ? AUTHOR_FIRST_MS : 0;
    const wait = Math.min(LOOKING_MS, untilNextPhase(ms, idle) + patience);
    cancelLook = clock.after(wait, () => look(patience));
  }

  function show(deadline: number | null, isWarned: boolean): void {
    const isSame = Math.abs((deadline ?? 0) - (shown.deadline ?? 0)) < THROTTLE_MS;
    if (isSame && isWarned === shown.isWarned) return;
    shown = { deadline, isWarned };
    bus.publish(autoLogoffState, shown);
  }

  /** Looks at the clocks: whose time is over, and over by that patience, is signed out. Gives whether they were. */
  function look(patience: number): boolean {
    last.hearKept();
    const isOver = last.left() + patience <= 0;
    if (isOver) end();
    else arm();
    return isOver;
  }

  /** The player is there. */
  function touch(): void {
    if (isPlayer && idle !== Infinity) last.touch(shown.isWarned);
  }

  function rest(): void {
    last.forget();
    arm();
  }

  function end(): void {
    // A tab that was faster has left word of it.
    if (last.end()) notice.leave();
    arm();
    bus
      .send(sessionSignOut, { reason: 'inactive' })
      .catch((error: unknown) =>
        log('warn', 'The sign-out for inactivity was not answered.', error),
      );
  }

  /** Begins to count for a player. One who is found here after nobody was for too long is signed out. */
  function begin(): void {
    const span = last.recall();
    const isOver = span !== undefined && leftOf(span, clock.now()) <= 0;
    if (isOver && longestSince(clock, lastHand) >= idle) end();
    else touch();
  }

  function somebodyLooks(): void {
    look(0);
    if (isVisible) notice.tell();
  }

  function heed(sign: Sign): void {
    // At every sign, before it is counted: the first one after a sleep comes too late.
    if (last.left() <= 0 && look(0)) isPressKept = sign.kind !== 'move';
    else if (sign.kind === 'press') isPressKept = false;
    if (isPressKept && sign.kind !== 'move') sign.stop();
    if (longestSince(clock, lastHand) < THROTTLE_MS) return;
    lastHand = momentOf(clock);
    touch();
    notice.tell();
  }

  const subscriptions = new Subscription();
  bus.publish(autoLogoffState, shown);
  bus.on(configState, ({ autoLogoffMinutes }) => {
    idle = idleMs(autoLogoffMinutes);
    if (idle === Infinity) rest();
    else if (last.isKnown) arm();
    else if (isPlayer) begin();
  });
  bus.on(sessionState, ({ status }) => {
    const wasPlayer = isPlayer;
    isPlayer = status === 'player';
    if (isPlayer && !wasPlayer) begin();
    if (status === 'guest') rest();
  });
  bus.handle(autoLogoffStay, () => {
    touch();
    return {};
  });
  subscriptions.add(
    otherTabs.heard$.subscribe((message) => {
      if (message.kind !== 'active') return;
      last.hear(message);
      arm();
    }),
  );
  subscriptions.add(
    page.visible$.subscribe((is) => {
      isVisible = is;
      if (is) somebodyLooks();
      else last.share();
    }),
  );
  subscriptions.add(activity.returns$.subscribe(somebodyLooks));
  subscriptions.add(activity.signs$.subscribe(heed));

  return {
    stop() {
      cancelLook();
      last.stop();
      subscriptions.unsubscribe();
      bus.dispose();
    },
  };
}
