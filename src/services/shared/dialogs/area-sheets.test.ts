import { createTestBus } from '@grandstand/bus-contracts/testing';
import { NEVER, of, Subject, throwError } from 'rxjs';
import type { Observable } from 'rxjs';
import { expect, test } from 'vitest';
import { createAreaSheet } from './area-sheets';

const DONE = { done: true };
const gaveUp$ = throwError(() => new Error('The player has closed the dialog.'));

/** A service whose dialog areas ask for. */
function openService() {
  const { bus, clock } = createTestBus();
  const handle = bus.join('password');
  const areaPress$ = new Subject<string>();
  const sheet = createAreaSheet({ bus: handle, clock, areaPress$ });
  /** What a sender gets that asks for the dialog. */
  const askAs = (sender: string, ask$: Observable<object>) => {
    const got: unknown[] = [];
    const asking = sheet({ sender }, ask$).subscribe({
      next: (result) => got.push(result),
      error: (error: object) => got.push('code' in error ? error.code : error),
    });
    return { got, leave: () => asking.unsubscribe() };
  };
  return {
    clock,
    handle,
    areaPress$,
    ask: (ask$: Observable<object>, area = 'toto') => askAs(`area:${area}`, ask$).got,
    askAs,
    /** The player presses in the area, which asks for a dialog that the player closes. */
    refuse: () => {
      areaPress$.next('toto');
      askAs('area:toto', gaveUp$);
    },
  };
}

test('an area gets one dialog for each press of the player in it', () => {
  const { ask, areaPress$ } = openService();
  expect(ask(of(DONE))).toEqual([DONE]);
  expect(ask(of(DONE))).toEqual(['resting']);
  areaPress$.next('lotto');
  expect(ask(of(DONE))).toEqual(['resting']);
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual([DONE]);
  expect(ask(of(DONE), 'lotto')).toEqual([DONE]);
});

test('an area that throttle does not open the dialog', () => {
  const { ask } = openService();
  ask(of(DONE));
  const dialog$ = new Subject<object>();
  expect(ask(dialog$)).toEqual(['resting']);
  expect(dialog$.observed).toBe(false);
});

test('the shell itself gets a dialog whenever it asks', () => {
  const { askAs } = openService();
  for (const sender of ['coupon', 'coupon', 'my area:toto']) {
    expect(askAs(sender, of(DONE)).got).toEqual([DONE]);
  }
});

test('a dialog ends with its first result', () => {
  const { ask } = openService();
  const dialog$ = new Subject<object>();
  const got = ask(dialog$);
  dialog$.next(DONE);
  expect([got, dialog$.observed]).toEqual([[DONE], false]);
});

test('the area gets the reason why its dialog failed', () => {
  const { ask } = openService();
  expect(ask(throwError(() => ({ code: 'cancelled' })))).toEqual(['cancelled']);
});

test('three dialogs in a row without a consent let the area rest for 10 s, whatever is pressed', async () => {
  const { ask, refuse, areaPress$, clock } = openService();
  for (let times = 0; times < 3; times += 1) refuse();
  await clock.advance(9_999);
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual(['resting']);
  await clock.advance(1);
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual([DONE]);
});

test('a dialog that is left with its area counts as one without a consent', () => {
  const { ask, askAs, refuse, areaPress$ } = openService();
  for (let times = 0; times < 2; times += 1) refuse();
  areaPress$.next('toto');
  askAs('area:toto', NEVER).leave();
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual(['resting']);
});

test('a consent begins another row', () => {
  const { ask, refuse, areaPress$ } = openService();
  for (let times = 0; times < 2; times += 1) refuse();
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual([DONE]);
  for (let times = 0; times < 2; times += 1) refuse();
  areaPress$.next('toto');
  expect(ask(of(DONE))).toEqual([DONE]);
});

test('presses are followed for as long as the service runs', () => {
  const { handle, areaPress$ } = openService();
  expect(areaPress$.observed).toBe(true);
  handle.dispose();
  expect(areaPress$.observed).toBe(false);
});
