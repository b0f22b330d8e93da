import { consentState } from '@grandstand/bus-contracts/shell';
import { createTestBus } from '@grandstand/bus-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { createMemoryCookies } from '../../../../tests/harness/fakes/memory-ports';
import { createWindowWidth, WIDTH_COOKIE } from '.';

test('CNS-01 the last width of the window is kept while the visitor agrees to functional cookies', async () => {
  const { bus, clock } = createTestBus();
  const cookies = createMemoryCookies();
  const width$ = new BehaviorSubject(1366);
  createWindowWidth({ bus: bus.join('window-width'), clock, cookies, width$ });
  const consent = bus.join('consent');
  const agree = (functional: boolean): void =>
    consent.publish(consentState, { isAsked: false, functional, marketing: false });
  agree(false);
  expect(cookies.get(WIDTH_COOKIE)).toBeUndefined();
  agree(true);
  expect(cookies.get(WIDTH_COOKIE)).toBe('1366');
  width$.next(1100);
  width$.next(390);
  await clock.advance(499);
  expect(cookies.get(WIDTH_COOKIE)).toBe('1366');
  await clock.advance(1);
  expect(cookies.get(WIDTH_COOKIE)).toBe('390');
  agree(false);
  expect(cookies.get(WIDTH_COOKIE)).toBeUndefined();
});
