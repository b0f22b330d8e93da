import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../src/tools/run.mjs';
import { read, readServices, busUseOf } from './services';

/** The table is found by its first line. */
const HEAD =
  '| service | subscribes to | publishes | answers | sends | calls |\n|---|---|---|---|---|---|\n';

/** What each service does stands below its heading, at the end of the document. */
const EACH = '## What each service does\n';

/** docs/services.md with its table of services, and what each does, as their sources are now. */
export function withServices(document: string): string {
  const start = document.indexOf(HEAD);
  const end = document.indexOf(EACH);
  if (start === -1 || end < start) {
    throw new Error(`docs/services.md has no table of services, or no "${EACH.trim()}" after it.`);
  }
  const services = [...readServices()].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const between = document.slice(start + HEAD.length, end).replace(/^(?:\|.*\n)*/, '');
  const after = /^.*\n/.exec(document.slice(end + EACH.length).trimStart())?.[0] ?? '';
  return [
    document.slice(0, start) + HEAD + services.map(([name, files]) => row(name, files)).join(''),
    `${between}${EACH}\n${after}`,
    ...services.map(([name, files]) => about(name, files)),
  ].join('');
}

function row(name: string, files: readonly string[]): string {
  const { subscribes, publishes, answers, sends, calls } = busUseOf(name, files.map(read));
  const paths = [...new Set(calls.map((path) => path.replaceAll(/:(\w+)/g, '{$1}')))].toSorted();
  const cells = [subscribes, publishes, answers, sends, paths].map((names) =>
    names.map((each) => `\`${each}\``).join(', '),
  );
  return `| \`${name}\` | ${cells.join(' | ')} |\n`.replaceAll('|  ', '| ');
}

/** What a service does: the sentence of the function that makes it, the head comment of its file, and its README. */
function about(name: string, files: readonly string[]): string {
  const file =
    files.find((each) => each.endsWith(`/${name}/index.ts`)) ??
    files.find((each) => each.endsWith(`/${name}.ts`)) ??
    files[0];
  if (!file) throw new Error(`The service "${name}" has no file.`);
  const source = read(file);
  const readme = `${path.posix.dirname(file)}/README.md`;
  const hasReadme = file.endsWith('/index.ts') && existsSync(path.join(root, readme));
  const text = [sentenceOf(source), ...headOf(source)].filter((each) => each !== '');
  if (text.length === 0) {
    throw new Error(`${file} says nothing of "${name}": write a comment at its head.`);
  }
  if (hasReadme) text.push(`More: [${path.posix.dirname(file)}](../${readme})`);
  return `\n### \`${name}\`\n\n${text.join('\n\n')}\n`;
}

/** The paragraphs of the comment with which a source begins. */
export function headOf(source: string): string[] {
  const [head = ''] = /^(?:\/\/.*\n)*/.exec(source) ?? [];
  return head
    .replaceAll(/^\/\/ ?/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .filter((paragraph) => paragraph !== '');
}

/** The comment of the first function that a source exports to make a service, without ids and remarks. */
export function sentenceOf(source: string): string {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?function create/.exec(source) ?? [];
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/@(?:remarks|returns|param)\b[^]*/, '')
    .replaceAll(/ \([A-Z]{3}-\d\d[^)]*\)/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');
}
