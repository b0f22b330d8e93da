import { expect, test } from 'vitest';
import { inlined } from './inline-once';

test('a constant and a function that are used once are inlined', async () => {
  const code = `
    const unit = 'EUR';
    function show(value) { return value + unit; }
    export function write(output, value) { output.text = show(value); }`;
  const next = await inlined(code);
  expect(next).not.toMatch(/\bunit\b|\bshow\b/);
  expect(next).toContain('value+"EUR"');
});

test('what has effects or is exported remains, with its names', async () => {
  const next = await inlined(`
    class NotFound extends Error { name = 'NotFound'; }
    globalThis.started = true;
    export { NotFound };`);
  expect(next).toContain('globalThis.started');
  expect(next).toMatch(/class NotFound/);
  expect(next).toMatch(/export\s*\{\s*NotFound\s*\}/);
});

test('the members of a constant object become constants, but not those of one that is passed on', async () => {
  const next = await inlined(`
    const KEYS = { open: 'a', close: 'b' };
    const passed = { open: 'c' };
    output.text = KEYS.open + KEYS.close;
    output.take(passed, passed.open);`);
  expect(next).not.toContain('KEYS');
  expect(next).toMatch(/passed\s*=\s*\{\s*open/);
});
