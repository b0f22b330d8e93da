import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { TEXT_ROOMS } from './text-rooms.ts';

const PREFIX = 'virtual:texts/';

/**
 * Makes the modules of each room of texts: `virtual:texts/ROOM/LANGUAGE` has the texts of its files, and
 * `virtual:texts/ROOM` loads the one of a language.
 */
export function declaredTexts(root: string): Plugin {
  return {
    name: 'grandstand:declared-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [room = '', language] = id.slice(PREFIX.length + 1).split('/');
      const folders = TEXT_ROOMS[room]?.map((folder) => join(root, 'src', 'i18n', folder));
      if (!folders) this.error(`No room of texts has the name "${room}".`);
      if (language === undefined) return loaderOf(room, languagesIn(folders));
      const files = folders.map((folder) => join(folder, `${language}.json`));
      for (const file of files) this.addWatchFile(file);
      return textsIn(files);
    },
  };
}

function languagesIn([folder = '']: readonly string[]): string[] {
  return readdirSync(folder).map((file) => basename(file, '.json'));
}

/** Each language is a chunk: a page loads those of its own and no other. */
function loaderOf(room: string, languages: readonly string[]): string {
  const files = languages.map((one) => `${one}: () => import('${PREFIX}${room}/${one}')`);
  return [
    `const files = { ${files.join(', ')} };`,
    'export default async (language) => (await files[language]()).default;',
  ].join('\n');
}

function textsIn(files: readonly string[]): string {
  const texts: object[] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object);
  return `export default ${JSON.stringify(Object.assign({}, ...texts))};`;
}
