import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createBoundedLog } from './bounded-log';

const BOUNDS = { most: 3, within: 1000 };

function open() {
  let time = 0;
  const write = vi.fn();
  const log = createBoundedLog('Fault', BOUNDS, { now: () => time, write });
  return { write, log, pass: (ms: number) => (time += ms) };
}

test('so many lines are written within a time, and the rest are counted', () => {
  const { write, log, pass } = open();
  const make = vi.fn(() => ['line', 7]);
  for (let count = 0; count < 10; count += 1) log(make);
  expect(write.mock.calls).toEqual([
    ['line', 7],
    ['line', 7],
    ['line', 7],
  ]);
  expect(make).toHaveBeenCalledTimes(3);
  pass(1000);
  log(make);
  expect(write.mock.calls.slice(3)).toEqual([
    ['Fault: 7 more were left out of the log.'],
    ['line', 7],
  ]);
  pass(1000);
  log(make);
  expect(write).toHaveBeenCalledTimes(6);
});

test('a clock that is set back stops no log', () => {
  const { write, log, pass } = open();
  for (let count = 0; count < 5; count += 1) log(() => ['line']);
  pass(-5000);
  log(() => ['line']);
  expect(write.mock.calls.at(-1)).toEqual(['line']);
});

test('whatever arrives, the lines of any time are few, and none is lost from the count', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 200 }), (pauses) => {
      const { write, log, pass } = open();
      let time = 0;
      for (const pause of pauses) {
        pass(pause);
        time += pause;
        log(() => ['line']);
      }
      pass(1000);
      log(() => ['line']);
      const lines = write.mock.calls.map(([line]) => String(line));
      const written = lines.filter((line) => line === 'line').length;
      const leftOut = lines.reduce((sum, line) => sum + Number(/: (\d+) /.exec(line)?.[1] ?? 0), 0);
      expect(written + leftOut).toBe(pauses.length + 1);
      expect(lines.length).toBeLessThanOrEqual((BOUNDS.most + 1) * (time / BOUNDS.within + 2));
    }),
  );
});
