import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = join('host', 'own-areas.json');

/** Writes down the areas that a build made itself, by the hashes of their servers. */
export async function writeOwnAreas(dist: string, names: readonly string[]): Promise<void> {
  const hashes = await Promise.all(
    names.map(async (name) => [name, await hashOfServer(dist, name)] as const),
  );
  await writeFile(join(dist, FILE), JSON.stringify(Object.fromEntries(hashes)));
}

/** The areas of a build that it made itself: none that was added to it, and none whose server was replaced. */
export async function readOwnAreas(dist: string): Promise<ReadonlySet<string>> {
  const hashes = JSON.parse(await readFile(join(dist, FILE), 'utf8')) as Record<string, string>;
  const own = await Promise.all(
    Object.entries(hashes).map(async ([name, hash]) =>
      (await hashOfServer(dist, name).catch(() => undefined)) === hash ? [name] : [],
    ),
  );
  return new Set(own.flat());
}

async function hashOfServer(dist: string, name: string): Promise<string> {
  const folder = join(dist, 'areas', name, 'server');
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash
      .update(file.slice(folder.length))
      .update('\0')
      .update(await readFile(file));
  }
  return hash.digest('hex');
}
