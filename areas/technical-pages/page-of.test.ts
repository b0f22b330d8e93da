import { runs } from '@grandstand/bus-contracts/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './page-of';
import { NO_SPAN, readSpan, spanOf } from './span-of';
import { pageAt } from '../../src/routes/testing/page-at';

test('BLK-01 each page of a reason has its path, and only it', () => {
  expect(pageOf(pageAt('/block-ua/?x=1'))).toEqual({ kind: 'shut', why: 'block-ua', back: '/' });
  expect(pageOf(pageAt('/oldbrowser'))).toMatchObject({ kind: 'shut', why: 'oldBrowser' });
  expect(pageOf(pageAt('/maintenance'))).toEqual({ kind: 'maintenance' });
  expect(pageOf(pageAt('/block-appeal-history'))).toEqual({ kind: 'appeals', isBan: false });
  for (const path of ['/block/more', '/constructor', '/Block', '/']) {
    expect(pageOf(pageAt(path))).toEqual({ kind: 'error', code: 404 });
  }
});

test('BLK-01 P82 the way back is a path of this site, for any address', () => {
  const back = (path: string): unknown =>
    pageOf(pageAt(`/site-updates?path=${encodeURIComponent(path)}`));
  expect(back('/live?x=1#y')).toMatchObject({ back: '/live?x=1#y' });
  const piece = fc.constantFrom('/', '\\', '//', 'evil.com', '\t', ':', 'https:', '..', 'live');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (parts) => {
      const found = back(parts.join(''));
      const to = (found as { back: string }).back;
      expect(new URL(`/en${to === '/' ? '' : to}`, 'https://site.example').origin).toBe(
        'https://site.example',
      );
      expect(to).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: runs(2000) },
  );
});

test('RTE-35 only /500 is the error 500; every other path of this area is not found', () => {
  expect(pageOf(pageAt('/500?x=1'))).toEqual({ kind: 'error', code: 500 });
  for (const path of ['/501', '/5000', '/no/such/page', '/500/more']) {
    expect(pageOf(pageAt(path))).toEqual({ kind: 'error', code: 404 });
  }
  // As the shell passes it on where a guard refuses a page.
  const refused = { path: '/live', route: 'error', params: { statusCode: '404' } };
  expect(pageOf(refused)).toEqual({ kind: 'error', code: 404 });
});

test('BLK-02 the page of a maintenance has its times if the operator gives them', () => {
  const maintenance = { started_at: 1, ended_at: 2, isActive: true };
  expect(spanOf({ maintenance })).toEqual({ startAt: 1, finishAt: 2 });
  expect(readSpan({ startAt: 1, finishAt: null })).toEqual({ startAt: 1, finishAt: null });
  expect(spanOf({ maintenance: null })).toEqual(NO_SPAN);
  for (const answer of [null, {}, { maintenance: { started_at: 'x' } }]) {
    expect(() => spanOf(answer)).toThrow('Invalid');
  }
  expect(readSpan(null)).toEqual(NO_SPAN);
});
