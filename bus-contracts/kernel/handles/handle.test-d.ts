/* Compiled with the project and never run: each @ts-expect-error is an error to the compiler should the line below it compile. */
import type { Observable } from 'rxjs';
import { expectTypeOf } from 'vitest';
import {
  areaDead,
  couponAddBet,
  couponState,
  feedOdds,
  navigationGo,
  settingsState,
} from '../../contracts/index';
import type { CouponState, Settings } from '../../contracts/index';
import { limitsSave, limitsState } from '../../player/index';
import { sessionSignIn } from '../../shell/index';
import type { AnswerOf, FailureOf, RequestOf } from '../contract';
import { CommandError } from '../errors';
import { defineManifest } from '../manifest';
import type { HandleOf } from '../manifest';
import type { ShellHandle } from '../types';

const manifest = defineManifest({
  name: 'sports',
  subscribes: [couponState, feedOdds],
  publishes: [areaDead],
  sends: [couponAddBet],
});

export function ofTheArea(
  area: HandleOf<typeof manifest>,
  add: RequestOf<typeof couponAddBet>,
): void {
  // Contracts in the manifest compile, with the payload's own type.
  area.on(couponState, (value, { payload }) => {
    expectTypeOf(value).toEqualTypeOf<CouponState>();
    expectTypeOf(payload).toEqualTypeOf<CouponState>();
  });
  expectTypeOf(area.peek(couponState)).toEqualTypeOf<CouponState | undefined>();
  area.onKey(feedOdds, 'key', ({ coef }) => expectTypeOf(coef).toBeNumber());
  area.publish(areaDead, { reason: 'broken' });
  expectTypeOf(area.send(couponAddBet, add)).toEqualTypeOf<Promise<{ count: number }>>();
  expectTypeOf(area.messages$(couponState)).toEqualTypeOf<Observable<CouponState>>();

  // @ts-expect-error -- a topic that the manifest does not name cannot be subscribed to
  area.on(settingsState, () => {});
  // @ts-expect-error -- nor read
  area.peek(settingsState);
  // @ts-expect-error -- nor subscribed to
  area.messages$(settingsState);
  // @ts-expect-error -- a contract under "subscribes" may not be published
  area.publish(couponState, {} as CouponState);
  // @ts-expect-error -- a contract under "publishes" may not be subscribed to
  area.on(areaDead, () => {});
  // @ts-expect-error -- a command that the manifest does not name cannot be sent
  void area.send(navigationGo, { path: '/' });
  // @ts-expect-error -- an area handles no command
  area.handle(couponAddBet, () => ({ count: 0 }));
  // @ts-expect-error -- an event's payload has its contract's shape
  area.publish(areaDead, { why: 'broken' });
  // @ts-expect-error -- and its types
  area.publish(areaDead, { reason: 1 });
  // @ts-expect-error -- a request too
  void area.send(couponAddBet, { market: 'any' });
  // @ts-expect-error -- a listener takes the payload and nothing else
  area.on(couponState, (value: Settings) => value);
  // @ts-expect-error -- only a stream has keys
  area.onKey(couponState, 'key', () => {});
  // @ts-expect-error -- only a state can be read
  area.peek(feedOdds);
}

export function ofTheShell(part: ShellHandle): void {
  part.handle(couponAddBet, ({ marketId }) => ({ count: marketId.length }));
  part.handle(couponAddBet, async () => ({ count: 1 }));
  // @ts-expect-error -- a handler answers in its contract's shape
  part.handle(couponAddBet, () => ({ total: 1 }));
  // @ts-expect-error -- a command is sent, not published
  part.publish(couponAddBet, {});
  // @ts-expect-error -- an event is published, not sent
  void part.send(areaDead, { reason: '' });
  // @ts-expect-error -- the shell's payloads are typed as well
  part.publish(settingsState, { language: 'fr' });
}

export function ofManifests(): void {
  // @ts-expect-error -- a command cannot be subscribed to
  defineManifest({ name: 'a', subscribes: [couponAddBet], publishes: [], sends: [] });
  // @ts-expect-error -- an event cannot be sent
  defineManifest({ name: 'a', subscribes: [], publishes: [], sends: [areaDead] });
  // An area may name the contracts for it, and those for all areas.
  defineManifest({
    name: 'office',
    subscribes: [limitsState, settingsState],
    publishes: [areaDead],
    sends: [limitsSave],
  });
  // @ts-expect-error -- a contract for another area
  defineManifest({ name: 'a', subscribes: [], publishes: [], sends: [limitsSave] });
  // @ts-expect-error -- one among others
  defineManifest({ name: 'a', subscribes: [settingsState, limitsState], publishes: [], sends: [] });
  // @ts-expect-error -- a contract for the shell
  defineManifest({ name: 'a', subscribes: [], publishes: [], sends: [sessionSignIn] });
}

export function ofErrors(error: CommandError<FailureOf<typeof sessionSignIn>>): void {
  expectTypeOf<AnswerOf<typeof sessionSignIn>>().toEqualTypeOf<{ userId: string }>();
  if (error.code === 'wrong-credentials') return;
  // @ts-expect-error -- only codes of the contract can be compared with
  if (error.code === 'coupon-full') return;
  // @ts-expect-error -- an error's name is one of five
  void new CommandError('Lost', '', '').name;
}
