// `npm run docs`: writes the files that export contracts, which test proves each requirement, the API report, the catalogue of contracts, and what each service uses and does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { barrelOf, barrelPath, WRITTEN_BARRELS } from './new/contract-barrels.mjs';
import { readProofs, withProofs } from './suite/proofs.mjs';
import { root } from './run.mjs';

const requirements = 'docs/requirements.md';
// First, since the documents are read from what they export.
write(WRITTEN_BARRELS.map((audience) => [barrelPath(audience), barrelOf(audience)]));
const { module } = await runnerImport(join(root, 'tests/docs/generated.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
write([
  [requirements, withProofs(readFileSync(join(root, requirements), 'utf8'), readProofs())],
  ...module.generatedDocuments(),
]);

/** @param {readonly (readonly [string, string])[]} files */
function write(files) {
  for (const [file, text] of files) {
    const path = join(root, file);
    const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
    if (!isCurrent) writeFileSync(path, text);
    console.log(`${file} ${isCurrent ? 'was' : 'is'} current${isCurrent ? '' : ' now'}.`);
  }
}
