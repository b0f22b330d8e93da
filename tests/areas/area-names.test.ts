import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GAME_FRAME } from '@grandstand/bus-contracts/game-frame';
import { areaFolders } from '../../src/host/build/area-folders';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'areas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addArea(name: string): void {
  const folder = join(root, 'areas', name);
  mkdirSync(folder, { recursive: true });
  for (const entry of ['client.tsx', 'server.tsx']) writeFileSync(join(folder, entry), '');
}

describe('the areas of a repository', () => {
  it('are the folders with both entries', () => {
    addArea('lotto');
    addArea('casino');
    mkdirSync(join(root, 'areas', 'notes'));
    expect(areaFolders(root)).toEqual(['casino', 'lotto']);
  });

  it('have none with the name under which the bus knows games in frames', () => {
    addArea(GAME_FRAME);
    expect(() => areaFolders(root)).toThrow(`the name "${GAME_FRAME}" is taken`);
  });
});
