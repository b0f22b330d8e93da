import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { barrelOf, barrelPath, WRITTEN_BARRELS } from '../../src/tools/new/contract-barrels.mjs';
import { root } from '../../src/tools/run.mjs';
import { generatedDocuments } from './generated';
import { CONTRACTS, read } from './services';

const generated = generatedDocuments();
const barrels = WRITTEN_BARRELS.map((audience) => [barrelPath(audience), barrelOf(audience)]);

describe('a generated document', () => {
  it.each([...barrels, ...generated])('%s is current', (file = '', text = '') => {
    const before = existsSync(path.join(root, file)) ? read(file) : '';
    expect(
      before,
      `${file} differs from the contracts. If the change is meant, run "npm run docs" and commit the file; otherwise undo the change.`,
    ).toBe(text);
  });

  it.each(['bus-contracts/report.api.md', 'docs/contracts.md'])(
    '%s names every contract with its types',
    (file) => {
      const text = generated.get(file) ?? '';
      const missing = CONTRACTS.map(({ name }) => name).filter((name) => !text.includes(name));
      expect(missing).toEqual([]);
      expect(text).not.toContain('= unknown;');
    },
  );
});
