import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/tools/run.mjs';
import { DOCUMENTS } from './form';

const documents = DOCUMENTS.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The paths within the repository that documents name as code; of one with a placeholder, the part before it. */
function namedPaths(text: string): string[] {
  const named = text.matchAll(/`((?:src|areas|bus-contracts|tests|docs|e2e)\/[^`\s]*)`/g);
  return [...named].map(([, path = '']) => path.replace(/(?:SUBJECT|NAME).*/, ''));
}

describe('the documents', () => {
  it('link only to existing files', () => {
    const broken = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => !existsSync(join(root, dirname(path), target)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('are all linked from the README, or from the document above their folder', () => {
    const textOf = (path: string): string =>
      documents.find((document) => document.path === path)?.text ?? '';
    const above = [
      ['docs/decisions/', 'docs/architecture.md'],
      ['docs/measurements/', 'docs/quality.md'],
    ] as const;
    const isLinked = (path: string): boolean => {
      const [, document] = above.find(([folder]) => path.startsWith(folder)) ?? [];
      return document
        ? textOf(document).includes(`](${path.slice('docs/'.length)})`)
        : textOf('README.md').includes(`](${path})`);
    };
    const unlinked = documents
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('src/') && !isLinked(path));
    expect(unlinked).toEqual(['README.md']);
  });

  it('name only existing files and folders', () => {
    const gone = documents.flatMap(({ path, text }) =>
      namedPaths(text)
        .filter((named) => !existsSync(join(root, named)))
        .map((named) => `${path}: ${named}`),
    );
    expect(gone).toEqual([]);
    expect(
      namedPaths('`src/main.tsx`, `areas/NAME/x`, `src/SUBJECT/x`; `/src/x` and src/y'),
    ).toEqual(['src/main.tsx', 'areas/', 'src/']);
  });

  it('begin with one that is read in a few minutes', () => {
    const start = documents.find(({ path }) => path === 'docs/start-here.md')?.text ?? '';
    const words = start.match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.length).toBeGreaterThan(200);
    expect(words.length).toBeLessThanOrEqual(800);
  });

  it('have a row for each room of the operator', () => {
    const readme = readFileSync(join(root, 'src/sandbox/README.md'), 'utf8');
    const folder = join(root, 'src/sandbox');
    const foldersIn = (path: string): string[] =>
      readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const rooms = foldersIn(folder)
      .filter((subject) => !['data', 'testing'].includes(subject))
      .flatMap((subject) => foldersIn(join(folder, subject)).map((name) => `${subject}/${name}`));
    expect(rooms.length).toBeGreaterThan(50);
    expect(rooms.filter((room) => !readme.includes(`| \`${room}\` |`))).toEqual([]);
  });

  it('have a row for each message to players', () => {
    const qa = documents.find(({ path }) => path === 'docs/qa.md')?.text ?? '';
    const rows = qa.split('\n').filter((line) => line.startsWith('| `'));
    const texts = JSON.parse(
      readFileSync(join(root, 'src/sandbox/site/texts/en.json'), 'utf8'),
    ) as {
      messages: { templates: Record<string, unknown> };
    };
    const templates = Object.keys(texts.messages.templates);
    expect(templates.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual(
      [],
    );
  });

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpm run ([a-z][a-z0-9:]*)/g)]
        .map((match) => match[1] ?? '')
        .filter((name) => !(name in scripts))
        .map((name) => `${path}: npm run ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
