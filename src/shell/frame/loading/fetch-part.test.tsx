import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPart, useIsPartWaiting } from './fetch-part';

let isOnline: boolean;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

/** A part whose script can't be fetched without a network. */
const part = async (): Promise<string> => {
  if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
  return 'part';
};

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
    await connect();
    await expect(fetching).resolves.toEqual(['part', 'part']);
    expect(isWaiting.current).toBe(false);
  });

  it('fails at once where there is a network', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(fetchPart(() => Promise.reject(gone))).rejects.toBe(gone);
  });
});
