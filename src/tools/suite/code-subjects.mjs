// The subjects by which code is filed: docs/decisions/one-map-of-subjects.md.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** Folders beside the subjects, of code that services share. */
export const SHARED_CODE = new Set(['declaration', 'ports', 'shared', 'time']);

/** The folders of services, which name the subjects of all rooms. */
export const SUBJECTS = readdirSync(join(root, 'src/services'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED_CODE.has(entry.name))
  .map(({ name }) => name);
