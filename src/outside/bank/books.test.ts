import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBooks } from './books';
import type { KnownOrder } from './books';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'books-'));
  file = join(folder, 'data', 'bank.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const order = (paymentId: string): KnownOrder => ({
  order: {
    method: 'card',
    paymentId,
    amount: 2000,
    iso: 'EUR',
    scale: 2,
    payee: 'Grandstand',
    language: 'en',
    expiresAt: 1,
  },
  event: null,
});
const event = (eventId: string) => ({ path: '/events', content: { eventId, amount: 2000 } });
const ids = (map: ReadonlyMap<string, unknown>): string[] => Array.from(map.keys());

describe('the books of the bank', () => {
  test('have after a restart what was written, and no more', () => {
    const books = openBooks(file);
    books.write({ orders: [order('a'), order('b')], events: [event('1'), event('2')] });
    books.write({ orders: [{ ...order('b'), event: 'captured' }], sent: ['1'], forgotten: ['a'] });
    const again = openBooks(file);
    expect(Array.from(again.orders.values())).toEqual([{ ...order('b'), event: 'captured' }]);
    expect(Array.from(again.events.values())).toEqual([event('2')]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
    expect(statSync(file).mode % 0o1000).toBe(0o600);
  });

  test('lose a change that was cut as the bank was killed, all of it, and nothing else', () => {
    openBooks(file).write({ orders: [order('a')] });
    const cut = JSON.stringify({ orders: [order('b')], events: [event('1')] }).slice(0, -9);
    appendFileSync(file, cut);
    const books = openBooks(file);
    expect([ids(books.orders), ids(books.events)]).toEqual([['a'], []]);
    books.write({ orders: [order('c')] });
    expect(ids(openBooks(file).orders)).toEqual(['a', 'c']);
  });

  test('are not opened where another line can’t be read: money would be forgotten', () => {
    openBooks(file).write({ orders: [order('a')] });
    appendFileSync(file, '{"orders":[{}]}\n');
    expect(() => openBooks(file)).toThrow(`Failed to read line 3 of ${file}.`);
  });

  test('keep nothing of a change that could not be written', () => {
    const books = openBooks(file);
    rmSync(join(folder, 'data'), { recursive: true });
    expect(() => books.write({ orders: [order('a')] })).toThrow('ENOENT');
    expect(ids(books.orders)).toEqual([]);
  });

  test('are in memory without a file', () => {
    const books = openBooks(undefined);
    books.write({ orders: [order('a')] });
    expect(ids(books.orders)).toEqual(['a']);
  });
});
