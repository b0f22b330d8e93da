// `npm run docs`: writes which test proves each requirement, the API report, the catalogue of contracts, and what each service uses and does.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { readProofs, withProofs } from './suite/proofs.mjs';
import { root } from './run.mjs';

const requirements = 'docs/requirements.md';
const { module } = await runnerImport(join(root, 'tests/docs/generated.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
const documents = new Map([
  [requirements, withProofs(readFileSync(join(root, requirements), 'utf8'), readProofs())],
  ...module.generatedDocuments(),
]);
for (const [file, text] of documents) {
  const path = join(root, file);
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isCurrent) writeFileSync(path, text);
  console.log(`${file} ${isCurrent ? 'was' : 'is'} current${isCurrent ? '' : ' now'}.`);
}
