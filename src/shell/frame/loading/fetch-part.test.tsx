import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, useIsPartWaiting } from './fetch-part';

let isOnline: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

afterEach(() => {
  vi.useRealTimers();
});

/** A part whose script can't be fetched without a network. */
const part = async (): Promise<string> => {
  if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
  return 'part';
};

const passTime = async (ms: number): Promise<void> =>
  act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const connect = async (): Promise<void> =>
  act(async () => {
    isOnline = true;
    dispatchEvent(new Event('online'));
  });

describe('a part that the player opens', () => {
  it('API-05 waits without a network, says so, and comes with the network', async () => {
    const { result: isWaiting } = renderHook(useIsPartWaiting);
    isOnline = false;
    let fetching: Promise<unknown[]> = Promise.resolve([]);
    await act(async () => {
      fetching = Promise.all([fetchPart(part), fetchPart(part)]);
    });
    expect(isWaiting.current).toBe(true);
    // A network that goes again at once.
    await act(async () => dispatchEvent(new Event('online')));
    expect(isWaiting.current).toBe(true);
    await passTime(60_000);
    expect(isWaiting.current).toBe(true);
    await connect();
    await passTime(0);
    await expect(fetching).resolves.toEqual(['part', 'part']);
    expect(isWaiting.current).toBe(false);
  });

  it('API-05 is fetched again where the network does not reach the site yet, for some seconds', async () => {
    const { result: isWaiting } = renderHook(useIsPartWaiting);
    isOnline = false;
    let requested = 0;
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const fetchAfter = (failures: number) => async (): Promise<string> => {
      requested += 1;
      if (requested <= failures) throw lost;
      return 'part';
    };
    const slow = fetchPart(fetchAfter(4));
    await passTime(0);
    await connect();
    await passTime(3000);
    await expect(slow).resolves.toBe('part');
    expect([requested, isWaiting.current]).toEqual([5, false]);

    isOnline = false;
    let failure: unknown;
    fetchPart(fetchAfter(Infinity)).catch((error: unknown) => (failure = error));
    await passTime(0);
    await connect();
    await passTime(60_000);
    expect(failure).toBe(lost);
    expect([requested, isWaiting.current]).toEqual([5 + 7, false]);
  });

  it('fails at once where there is a network', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(fetchPart(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
