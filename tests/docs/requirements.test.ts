import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsIn, idsOfList, readProofs, withProofs } from '../../src/tools/suite/proofs.mjs';
import { root } from '../../src/tools/run.mjs';

const list = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

describe('the list of requirements', () => {
  it('names the tests that prove each row (npm run docs writes them)', () => {
    expect(list).toBe(withProofs(list, readProofs()));
  });

  it('knows every id that a test names, and each once', () => {
    const ids = idsOfList(list);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...readProofs().keys()].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('reads ids from titles only', () => {
    // Put together here, so that this file itself proves nothing.
    const [one, two, three] = ['CPN-0'.concat('4'), 'P4'.concat('1'), 'CPN-0'.concat('5')];
    const source = `
      // ${three} is only spoken of
      it('${one} keeps the system value', () => {});
      test.each([1])("${two} %i faults", () => {});
      const x = '${three}';
    `;
    expect([...idsIn(source)]).toEqual([one, two]);
  });

  it('writes the last column and leaves the rest as it is', () => {
    const row = `| ${'LAY-0'.concat('9')} | Width | [old.test.ts](../old.test.ts) |`;
    const proofs = new Map([['LAY-0'.concat('9'), ['src/a.test.ts', 'e2e/b.spec.ts']]]);
    expect(withProofs(`x\n${row}\ny`, proofs)).toBe(
      'x\n| LAY-09 | Width | [a.test.ts](../src/a.test.ts), [b.spec.ts](../e2e/b.spec.ts) |\ny',
    );
    expect(withProofs(row, new Map())).toBe('| LAY-09 | Width | |');
  });
});
