import { describe, expect, it } from 'vitest';
import {
  ANSWERED_BY_COUPON,
  ANSWERED_BY_PAGE,
  ANSWERED_BY_PLAYER,
  ANSWERED_LATER,
} from '../../src/shell/start/answered-by';
import { importsOf, resolveImport } from '../boundaries/imports';
import { CONTRACTS, read } from './services';

const START = 'src/shell/start/start-services.ts';

/** Who owns a command; the shell's services alone answer any. */
const OWNERS = [
  ...new Set(CONTRACTS.filter(({ kind }) => kind === 'command').map(({ owner }) => owner)),
].toSorted();

/** Whom a file of the shell, and what it imports beside it, joins to the bus. */
function joinedFrom(start: string): string[] {
  const files = new Set([start]);
  for (const file of files) {
    for (const imported of importsOf(file, read(file))) {
      const found = resolveImport(file, imported);
      if (found && /^src\/shell\/(\w+\/)?start-[a-z]+\.ts$/.test(found)) files.add(found);
    }
  }
  return [...files].flatMap((file) => joinedIn(read(file), /(?<!bus\.)\bjoin\('([a-z-]+)'\)/g));
}

function joinedIn(source: string, join: RegExp): string[] {
  return [...source.matchAll(join)].map(([, name = '']) => name);
}

describe('a service that answers commands', () => {
  // Those that are there from the first moment need no start.
  const atOnce = ['src/main.tsx', START].flatMap((file) =>
    joinedIn(read(file), /\bbus\.join\('([a-z-]+)'\)/g),
  );

  it('is there at once, or is started by the first of its commands: none is forgotten, or named for nothing', () => {
    const lists = [...ANSWERED_BY_PAGE, ...ANSWERED_BY_COUPON, ...ANSWERED_BY_PLAYER];
    const listed = [...lists, ...ANSWERED_LATER];
    expect(new Set(listed).size).toBe(listed.length);
    const there = OWNERS.filter((name) => atOnce.includes(name) && !listed.includes(name));
    expect([...listed, ...there].toSorted()).toEqual(OWNERS);
    expect(there).toEqual(['dialogs', 'navigation', 'settings']);
  });

  it.each([
    ['src/shell/start/page-services.ts', ANSWERED_BY_PAGE],
    ['src/shell/start/coupon-services.ts', ANSWERED_BY_COUPON],
    ['src/shell/start/player-services.ts', ANSWERED_BY_PLAYER],
    ['src/shell/start/later-services.ts', ANSWERED_LATER],
  ])('is started by %s where its list says so', (file, list) => {
    const joined = joinedFrom(file);
    expect(list.filter((name) => !joined.includes(name))).toEqual([]);
  });
});
