import { describe, expect, it, test } from 'vitest';
import type { ErrorBody } from '@grandstand/sandbox/testing';
import {
  browser,
  IDENTITY,
  provideNetworks,
  registered,
  site,
} from '../../../../../tests/harness/social';

const MINUTE = 60_000;

provideNetworks();

const skip = (ms: number): void => site.operator.clock.jump(site.operator.clock.now() + ms);
describe('a sign-in that fails', () => {
  const resultOf = async (by = browser): Promise<string> =>
    (await by.result<ErrorBody>()).body.error.code;

  it('says that the person denied', async () => {
    const back = await browser.answer(await browser.start(), 'e-1001', 'deny');
    expect(await browser.move(back.pathname + back.search)).toBe('/en/line');
    expect(await resultOf()).toBe('network-denied');
    // The reason is told once.
    expect(await resultOf()).toBe('network-over');
  });

  it('says that the network does not answer', async () => {
    await site.operator.control('/partners', { name: 'identity', isDown: true });
    expect((await browser.start()).pathname).toBe('/en/line');
    expect(await resultOf()).toBe('network-silent');
    await site.operator.control('/partners', { name: 'identity', isDown: false });
    const back = await browser.answer(await browser.start(), 'e-1001');
    site.setAnswers(() => {
      throw new TypeError('fetch failed');
    });
    await browser.move(back.pathname + back.search);
    expect(await resultOf()).toBe('network-silent');
  });

  const returned = async (change: (back: URL) => void): Promise<string> => {
    const back = await browser.answer(await browser.start(), 'e-1001');
    change(back);
    return browser.move(back.pathname + back.search);
  };

  test.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (back: URL) => back.searchParams.delete('state')],
    [
      'the callback of another network',
      (back: URL) => (back.pathname = back.pathname.replace('example-id', 'meadow')),
    ],
  ])('is nobody’s with %s', async (_, change) => {
    await registered();
    expect(await returned(change)).toBe('/');
    expect(await browser.userId()).toBe('');
    expect((await browser.result()).body).toEqual({ result: 'none' });
  });

  test.each([
    ['another code', (back: URL) => back.searchParams.set('code', 'x'.repeat(43))],
    ['another issuer', (back: URL) => back.searchParams.set('iss', `${IDENTITY}/meadow`)],
    ['no issuer', (back: URL) => back.searchParams.delete('iss')],
    ['two codes', (back: URL) => back.searchParams.append('code', 'x')],
  ])('is refused with %s', async (_, change) => {
    await registered();
    expect(await returned(change)).toBe('/en/line');
    expect(await browser.userId()).toBe('');
    expect(await resultOf()).toBe('network-failed');
  });

  it('is nobody’s in another browser, and used once in its own', async () => {
    const userId = await registered();
    const back = await browser.answer(await browser.start(), 'e-1001');
    const path = back.pathname + back.search;
    const stranger = site.newBrowser();
    await stranger.start();
    expect(await stranger.move(path)).toBe('/');
    expect(await site.newBrowser().move(path)).toBe('/');
    expect(await stranger.userId()).toBe('');
    await browser.move(path);
    expect(await browser.userId()).toBe(userId);
    browser.cookies.delete('sid');
    expect(await browser.move(path)).toBe('/');
    expect(await browser.userId()).toBe('');
  });

  it('is over after ten minutes', async () => {
    await registered();
    const address = await browser.start();
    const back = await browser.answer(address, 'e-1001');
    skip(10 * MINUTE);
    expect(await browser.move(back.pathname + back.search)).toBe('/');
    expect(await resultOf()).toBe('network-over');
  });

  test.each<[string, (claims: Record<string, unknown>) => object]>([
    ['another nonce', () => ({ nonce: 'another' })],
    ['another issuer', () => ({ iss: 'https://evil.test' })],
    ['another client', () => ({ aud: 'evil' })],
    ['another person', () => ({ sub: 'e-1002' })],
  ])('is refused with a token of %s', async (_, change) => {
    await registered();
    const back = await browser.answer(await browser.start(), 'e-1001');
    site.setAnswers(async (address, answer) => {
      if (!address.endsWith('/token')) return answer;
      const body = (await answer.json()) as { id_token: string };
      const [head = '', claims = '', signature = ''] = body.id_token.split('.');
      const known = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
        string,
        unknown
      >;
      const forged = Buffer.from(JSON.stringify({ ...known, ...change(known) })).toString(
        'base64url',
      );
      return Response.json({ ...body, id_token: [head, forged, signature].join('.') });
    });
    await browser.move(back.pathname + back.search);
    expect(await browser.userId()).toBe('');
    expect(await resultOf()).toBe('network-failed');
  });

  it('is not known before the person is back', async () => {
    await browser.start();
    expect((await browser.result()).body).toEqual({ result: 'none' });
  });
});
