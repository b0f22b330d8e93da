import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { logCspReports } from './csp-report';

const DAY = 86_400_000;

function open() {
  let time = 0;
  const write = vi.fn();
  const app = new Hono();
  app.post('/csp-report', ...logCspReports({ now: () => time, write }));
  const report = (body: unknown) =>
    app.request('/csp-report', { method: 'POST', body: JSON.stringify(body) });
  const size = () => write.mock.calls.reduce((sum, line) => sum + JSON.stringify(line).length, 0);
  return { write, report, size, pass: (ms: number) => (time += ms) };
}

const violation = (text: string) => ({
  'csp-report': {
    'document-uri': `https://site.example/${text}?token=secret`,
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': 7,
  },
});

test('a violation is logged without its query', async () => {
  const { write, report } = open();
  expect((await report(violation('inline'))).status).toBe(204);
  expect(write).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(write.mock.calls)).not.toContain('secret');
});

test('a client that reports without end for a day fills no disk, and what was left out is counted', async () => {
  const { write, report, size, pass } = open();
  const times = 2000;
  for (let count = 0; count < times; count += 1) {
    await report(violation('x'.repeat(3000)));
    pass(DAY / times);
  }
  await report(violation('last'));
  expect(size()).toBeLessThan(2_000_000);
  const leftOut = write.mock.calls.filter(([line]) => String(line).includes('left out'));
  expect(leftOut.length).toBeGreaterThan(20);
});

test.each([
  ['no JSON', 'x'],
  ['another shape', { 'csp-report': 7 }],
  ['texts in the place of numbers', { 'csp-report': { 'line-number': 'x' } }],
])('%s is not logged', async (_, body) => {
  const { write, report } = open();
  expect((await report(body)).status).toBe(204);
  expect(write).not.toHaveBeenCalled();
});
