import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowsers, findChromium } from './chromium.mjs';

describe('the search for a Chromium', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'grandstand-chromium-'));
    vi.stubEnv('CHROMIUM_PATH', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  function program(name: string): string {
    const path = join(folder, name);
    writeFileSync(path, '#!/bin/sh\n');
    chmodSync(path, 0o755);
    return path;
  }

  it('uses the one that CHROMIUM_PATH names', async () => {
    const path = program('my-browser');
    vi.stubEnv('CHROMIUM_PATH', path);
    await expect(findChromium()).resolves.toBe(path);
  });

  it('fails with a message when CHROMIUM_PATH names nothing', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names');
  });

  it('uses one from PATH, Chromium before Chrome', async () => {
    program('google-chrome');
    const path = program('chromium');
    vi.stubEnv('PATH', folder);
    await expect(findChromium()).resolves.toBe(path);
  });

  it('uses the headless one beside it, unless one is named', async () => {
    const chromium = program('chromium');
    const headlessShell = program('chromium-headless-shell');
    vi.stubEnv('PATH', folder);
    await expect(findBrowsers()).resolves.toEqual({ chromium, headlessShell });
    vi.stubEnv('CHROMIUM_PATH', chromium);
    await expect(findBrowsers()).resolves.toEqual({ chromium, headlessShell: chromium });
  });
});
