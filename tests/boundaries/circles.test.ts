import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles';
import { readSources, resolveImport } from './imports';

/** Folders whose folders still go round: the operator's subjects, whose rooms do not. The list may only get shorter. */
const KNOTTED: readonly string[] = ['src/sandbox'];

const SANDBOX_ROOM = /^src\/sandbox\/([^/]+)\/([^/]+)\//;

const sources = readSources();

const asWritten = (_from: string, specifier: string): string => specifier;

describe('the imports between folders', () => {
  it('go round in no circle, of values or of types', () => {
    const circles = circlesIn(sources, resolveImport);
    // The circles first, so that a failure says which imports make them.
    expect(circles.filter(({ parent }) => !KNOTTED.includes(parent))).toEqual([]);
    expect(circles.map(({ parent }) => parent).toSorted()).toEqual(KNOTTED);
  });

  it('go round between no rooms of the operator', () => {
    // Rooms without their subjects, which do go round: a subject is a shelf of rooms.
    const asRoom = (path: string): string => path.replace(SANDBOX_ROOM, 'src/sandbox/$1+$2/');
    const files = sources.map(({ path, imports }) => ({
      path: asRoom(path),
      imports: imports.flatMap((specifier) => asRoom(resolveImport(path, specifier) ?? '') || []),
    }));
    const circles = circlesIn(files, asWritten).filter(({ parent }) => parent === 'src/sandbox');
    expect(circles).toEqual([]);
  });

  it('are found to go round by way of others, whatever the depth of the files', () => {
    const files = [
      { path: 'src/a/one/x.ts', imports: ['src/a/two/deep/y.ts'] },
      { path: 'src/a/two/z.ts', imports: ['src/a/three/z.ts'] },
      { path: 'src/a/three/z.ts', imports: ['src/a/one/w.ts', 'src/b/y.ts'] },
      { path: 'src/a/four/z.ts', imports: ['src/a/one/x.ts'] },
    ];
    expect(circlesIn(files, asWritten)).toEqual([
      {
        parent: 'src/a',
        folders: ['one', 'three', 'two'],
        imports: [
          'src/a/one/x.ts -> src/a/two/deep/y.ts',
          'src/a/three/z.ts -> src/a/one/w.ts',
          'src/a/two/z.ts -> src/a/three/z.ts',
        ],
      },
    ]);
  });

  it('may lead from the parent’s own files to its folders and back', () => {
    const files = [
      { path: 'src/a/index.ts', imports: ['src/a/one/x.ts'] },
      { path: 'src/a/one/x.ts', imports: ['src/a/shared.ts'] },
      { path: 'src/a/one/x.test.ts', imports: ['src/a/two/y.ts'] },
      { path: 'src/a/two/y.ts', imports: ['src/a/one/x.ts'] },
    ];
    expect(circlesIn(files, asWritten)).toEqual([]);
  });
});
