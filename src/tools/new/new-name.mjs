// Functions that the commands for areas, contracts and services share.
import { SUBJECTS } from '../suite/code-subjects.mjs';

const LETTERS = /^[a-z]+(-[a-z]+)*$/;
const LETTERS_AND_DIGITS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 40;

/**
 * @param {string} what "area", "contract" or "service".
 * @param {string | undefined} name
 * @param {ReadonlySet<string>} [taken] Names that are reserved.
 * @returns {string} The name, where it can be one.
 */
export function checkedName(what, name, taken = new Set()) {
  const [form, signs] = what === 'area' ? [LETTERS_AND_DIGITS, ', digits'] : [LETTERS, ''];
  if (name && form.test(name) && name.length <= MAX_LENGTH && !taken.has(name)) return name;
  throw new Error(
    `Failed to make the ${what} "${name ?? ''}": a name is small letters${signs} and single hyphens, ` +
      `such as "live-casino". Please run: npm run new:${what} ${what === 'area' ? 'NAME' : 'SUBJECT/NAME'}`,
  );
}

/**
 * @param {string} what "contract" or "service".
 * @param {string | undefined} subject
 * @returns {string} The subject, where there is one of that name.
 */
export function checkedSubject(what, subject) {
  if (subject && SUBJECTS.includes(subject)) return subject;
  throw new Error(
    `Failed to make the ${what}: there is no subject "${subject ?? ''}". ` +
      `Please run: npm run new:${what} SUBJECT/NAME, with one of ${SUBJECTS.join(', ')}.`,
  );
}

/**
 * @param {string} name "live-casino"
 * @returns {string} "liveCasino"
 */
export function camelCase(name) {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} name "live-casino"
 * @returns {string} "LiveCasino"
 */
export function pascalCase(name) {
  return camelCase(`-${name}`);
}

/**
 * Puts a line before the first of the lines like it that sorts behind it, else behind the last.
 * @param {string} text
 * @param {string} line
 * @param {RegExp} like
 */
export function insertSorted(text, line, like) {
  const lines = text.split('\n');
  const its = lines.flatMap((one, at) => (like.test(one) ? [at] : []));
  const last = its.at(-1);
  if (last === undefined) throw new Error(`Failed to find the place of: ${line}`);
  const at = its.find((one) => (lines[one] ?? '') > line) ?? last + 1;
  return lines.toSpliced(at, 0, line).join('\n');
}
