import { HOSTILE_ADDRESSES, leavesSite, runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSignIn } from './after-sign-in';

/** Exists at every address. */
const anyPage = { language: 'en', isPage: async () => true } as const;

describe('the destination after a sign-in', () => {
  it('is the stored route before the return address', async () => {
    const current = '/en/live?redirect_url=%2Fline';
    expect(await afterSignIn({ ...anyPage, stored: '/office', current })).toEqual({
      path: '/en/office',
      isInPlace: true,
    });
    expect(await afterSignIn({ ...anyPage, stored: null, current })).toEqual({
      path: '/en/line',
      isInPlace: true,
    });
  });

  it('is above a former page that is worth returning to in the history', async () => {
    expect(await afterSignIn({ ...anyPage, stored: '/office', current: '/en/live' })).toEqual({
      path: '/en/office',
      isInPlace: false,
    });
  });

  it('is the page itself, with query and hash, if there is no valid address', async () => {
    const isPage = async (path: string): Promise<boolean> => path.startsWith('/en/live');
    const at = { stored: '/gone', language: 'en', isPage } as const;
    expect(await afterSignIn({ ...at, current: '/en/live?a=1#b' })).toBeNull();
    expect(await afterSignIn({ ...at, current: '/en/live?a=1&redirect_url=/gone#b' })).toEqual({
      path: '/en/live?a=1#b',
      isInPlace: true,
    });
  });

  it('is home if none is stored', async () => {
    expect(
      await afterSignIn({
        stored: '/x',
        current: '/en/y',
        language: 'en',
        isPage: async () => false,
      }),
    ).toEqual({ path: '/en', isInPlace: true });
  });

  it('P82 is always on this site, for any address', async () => {
    const segment = fc.constantFrom(
      '/',
      '//',
      '..',
      '\\\\',
      '\t',
      '%2e%2e',
      '%2f',
      'en',
      'evil.com',
      ':',
      '@',
      '?',
      '#',
    );
    const address = fc.oneof(
      fc.constantFrom(...HOSTILE_ADDRESSES),
      fc.array(segment).map((parts) => parts.join('')),
      fc.string(),
      fc.webUrl(),
    );
    await fc.assert(
      fc.asyncProperty(address, fc.boolean(), async (wanted, isStored) => {
        const current = isStored ? '/en' : `/en?redirect_url=${encodeURIComponent(wanted)}`;
        const to = await afterSignIn({ ...anyPage, stored: isStored ? wanted : null, current });
        if (to === null) return;
        expect(to.path).toMatch(/^\/en(?:[/?#]|$)/);
        expect(leavesSite(to.path)).toBe(false);
      }),
      { numRuns: runs(100_000) },
    );
  });
});
