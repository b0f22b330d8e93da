// `npm run docs`: writes into docs/requirements.md which test proves what.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProofs, withProofs } from './proofs.mjs';
import { root } from './run.mjs';

const list = join(root, 'docs/requirements.md');
const before = await readFile(list, 'utf8');
const after = withProofs(before, readProofs());
if (after !== before) await writeFile(list, after);
console.log(
  after === before ? 'docs/requirements.md was current.' : 'docs/requirements.md is current now.',
);
