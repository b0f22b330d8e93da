// Adds up Stryker's reports of several rooms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const FOLDER = '.cache/mutation';

/** The path of a room's report; `extension` chooses the JSON or the page. */
export function reportOf(room, extension) {
  return `${FOLDER}/${room.replace('/', '-')}.${extension}`;
}

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/** A run can end before its tests began, and Stryker takes that for a mutant that no test noticed. */
const isUntried = ({ status, testsCompleted = 0, coveredBy = [] }) =>
  status === 'Survived' && testsCompleted < coveredBy.length;

/** File by file: how many mutants there were, how many no test noticed, and how many of those were not tried. */
export function filesOf(room) {
  const { files } = JSON.parse(readFileSync(join(root, reportOf(room, 'json')), 'utf8'));
  return Object.entries(files).map(([path, { mutants }]) => {
    const count = (statuses) => mutants.filter(({ status }) => statuses.has(status)).length;
    const survived = count(SURVIVED);
    const untried = mutants.filter(isUntried).length;
    return { path, mutants: count(KILLED) + survived, survived, untried };
  });
}

/** The score in percent; a file without mutants scores 100. */
export function scoreOf(files) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const mutants = sum('mutants');
  return mutants === 0 ? 100 : (100 * (mutants - sum('survived'))) / mutants;
}

/** The same as rows of a table, as in `docs/measurements`. */
export function tableOf(files) {
  const row = ({ path, mutants, survived }) =>
    `| \`${path}\` | ${mutants} | ${survived} | ${scoreOf([{ mutants, survived }]).toFixed(1)} |`;
  return files.map(row).join('\n');
}
