import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files';

describe('files of a build', () => {
  let root = '';
  let app: Hono;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'grandstand-files-'));
    app = new Hono();
    app.use(async (c, next) => {
      c.header('X-Nonce', String((count += 1)));
      await next();
    });
    app.use('/assets/*', staticFiles(root, { strip: '/assets' }));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  let count = 0;
  const file = (name: string, text: string): void => writeFileSync(join(root, name), text);
  const get = async (name: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`/assets/${name}`, { headers });
    return { answer, text: await answer.text() };
  };

  it('are read once if their name has their hash, in each encoding', async () => {
    file('shell-Ab12_-xy.js', 'plain');
    file('shell-Ab12_-xy.js.br', 'brotli');
    file('shell-Ab12_-xy.js.gz', 'gzip');
    for (const change of ['', ' changed']) {
      for (const [encodings, expected] of [
        ['', 'plain'],
        ['gzip, br', 'brotli'],
        ['gzip', 'gzip'],
      ] as const) {
        const { answer, text } = await get('shell-Ab12_-xy.js', { 'Accept-Encoding': encodings });
        expect(text).toBe(expected);
        expect(answer.headers.get('Content-Length')).toBe(String(expected.length));
        expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(answer.headers.get('Content-Type')).toMatch(/javascript/);
      }
      for (const end of ['', '.br', '.gz']) file(`shell-Ab12_-xy.js${end}`, `another${change}`);
    }
  });

  it('keep only the file’s own part of an answer', async () => {
    file('shell-Ab12_-xy.js', 'plain');
    const nonces = [];
    for (let time = 0; time < 2; time += 1) {
      const { answer } = await get('shell-Ab12_-xy.js');
      nonces.push(answer.headers.get('X-Nonce'));
    }
    expect(new Set(nonces).size).toBe(2);
  });

  it('are read each time if their content may change', async () => {
    file('favicon.svg', 'one');
    expect((await get('favicon.svg')).text).toBe('one');
    file('favicon.svg', 'two');
    expect((await get('favicon.svg')).text).toBe('two');
  });

  it('answer 404 while they are missing, and are served once they exist', async () => {
    expect((await get('late-Ab12_-xy.js')).answer.status).toBe(404);
    file('late-Ab12_-xy.js', 'late');
    expect((await get('late-Ab12_-xy.js')).text).toBe('late');
  });

  it('are sent in parts', async () => {
    file('shell-Ab12_-xy.js', 'plain');
    await get('shell-Ab12_-xy.js');
    const { answer, text } = await get('shell-Ab12_-xy.js', { Range: 'bytes=1-2' });
    expect([answer.status, text]).toEqual([206, 'la']);
  });
});
