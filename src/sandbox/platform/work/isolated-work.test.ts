import { expect, test, vi } from 'vitest';
import { eachByItself, FailedPiecesError, IsolatedWork, ReportOnce } from './isolated-work';

const nameOf = (item: number): string => `item ${item}`;

test('work on an item that fails holds no other back, and all failures come at the end', async () => {
  const done: number[] = [];
  const work = eachByItself([1, 2, 3, 4], nameOf, (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(work).rejects.toThrow(
    'Failed to do what is due about item 2 (no 2), item 4 (no 4).',
  );
  expect(done).toEqual([1, 3]);
});

test('pieces of pieces are named by themselves', async () => {
  const work = new IsolatedWork();
  await work.piece('outer', () =>
    eachByItself([1, 2], nameOf, () => Promise.reject(new Error('broken'))),
  );
  expect(() => work.end()).toThrow('item 1 (broken), item 2 (broken)');
  expect(() => new IsolatedWork().end()).not.toThrow();
});

test('many failures are named in short', async () => {
  const work = eachByItself([1, 2, 3, 4, 5, 6, 7], nameOf, () => Promise.reject(new Error('x')));
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FailedPiecesError);
  expect(String(error)).toContain('item 5 (x), and 2 more.');
});

test('a failure that goes on is reported once, and again once it has ended and come back', async () => {
  const report = vi.fn();
  const reports = new ReportOnce(report);
  const failing = (...items: number[]) =>
    reports.run(() => eachByItself(items, nameOf, () => Promise.reject(new Error('broken'))));
  await failing(1);
  await failing(1);
  expect(report).toHaveBeenCalledTimes(1);
  await failing(1, 2);
  expect(report).toHaveBeenCalledTimes(2);
  expect(String(report.mock.calls[1]?.[0])).not.toContain('item 1');
  await failing();
  await failing(1);
  expect(report).toHaveBeenCalledTimes(3);
});

test('another failure is reported as it is', async () => {
  const report = vi.fn();
  const error = new Error('the database is away');
  const reports = new ReportOnce(report);
  const fail = (): Promise<void> => reports.run(() => Promise.reject(error));
  await fail();
  await fail();
  expect(report.mock.calls).toEqual([[error]]);
});
