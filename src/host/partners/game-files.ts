import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameFiles } from '../../outside/games/play/play-page';
import { ENTRY_LIST_FILE } from '../build/entry-list.ts';
import type { EntryList } from '../build/entry-list.ts';
import { staticFiles } from '../server/static-files';

const FOLDER = 'games';
const PATH = '/files';

/** The script and the styles of the games' pages, which a build has in a folder of their own. */
export async function readGameFiles(dist: string): Promise<GameFiles> {
  const folder = join(dist, FOLDER);
  const entries = JSON.parse(await readFile(join(folder, ENTRY_LIST_FILE), 'utf8')) as EntryList;
  const { play, broadcast } = entries;
  if (!play || !broadcast) throw new Error('Failed to read the build: it has no pages of games.');
  return {
    script: `${PATH}/${play.file}`,
    broadcast: `${PATH}/${broadcast.file}`,
    styles: play.css.map((file) => `${PATH}/${file}`),
    mount: (app) => void app.get(`${PATH}/*`, staticFiles(folder, { strip: PATH })),
  };
}
