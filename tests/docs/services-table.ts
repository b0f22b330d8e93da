import { read, readServices, busUseOf } from './services';

/** The table is found by its first line. */
const HEAD =
  '| service | subscribes to | publishes | answers | sends | calls |\n|---|---|---|---|---|---|\n';

/** docs/services.md with its table of services as their sources are now. */
export function withServices(document: string): string {
  const start = document.indexOf(HEAD);
  if (start === -1) throw new Error('docs/services.md has no table of services.');
  const rows = [...readServices()]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, files]) => row(name, files));
  const rest = document.slice(start + HEAD.length).replace(/^(?:\|.*\n)*/, '');
  return document.slice(0, start) + HEAD + rows.join('') + rest;
}

function row(name: string, files: readonly string[]): string {
  const { subscribes, publishes, answers, sends, calls } = busUseOf(name, files.map(read));
  const paths = [...new Set(calls.map((path) => path.replaceAll(/:(\w+)/g, '{$1}')))].toSorted();
  const cells = [subscribes, publishes, answers, sends, paths].map((names) =>
    names.map((each) => `\`${each}\``).join(', '),
  );
  return `| \`${name}\` | ${cells.join(' | ')} |\n`.replaceAll('|  ', '| ');
}
