import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles';
import { readSources, resolveImport } from './imports';

/** Knots that are left: the operator's, which is one graph by `Operator`, and those of programs of partners. */
const KNOTTED = /^src\/(?:sandbox|outside)(?:\/|$)|^src\/shell\/start$/;

const asWritten = (_from: string, specifier: string): string => specifier;

describe('the imports between folders', () => {
  it('go round in no circle, of values or of types', () => {
    const circles = circlesIn(readSources(), resolveImport);
    expect(circles.filter(({ parent }) => !KNOTTED.test(parent))).toEqual([]);
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
