import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the built site that a test may change. */
export interface OwnBuild {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the built site. */
export async function copyBuild(): Promise<OwnBuild> {
  const rooms = join(ROOT, 'test-results');
  await mkdir(rooms, { recursive: true });
  // Within the repository, where the programs find their imports.
  const folder = await mkdtemp(join(rooms, 'build-'));
  await cp(join(ROOT, 'dist'), folder, { recursive: true });
  return { folder, remove: async () => rm(folder, { recursive: true }) };
}

/** A copy of the build in which an area has one page; the heading is all it has, unless the test gives a server of its own. */
export async function buildWithArea(
  name: string,
  heading: string,
  server = serverOf(name, heading),
): Promise<OwnBuild> {
  const build = await copyBuild();
  const area = join(build.folder, 'areas', name);
  await rm(area, { recursive: true, force: true });
  await mkdir(join(area, 'client'), { recursive: true });
  await mkdir(join(area, 'server'));
  const entry = { file: 'client.js', chunks: [], shared: [], css: [] };
  await Promise.all([
    writeFile(join(area, 'client', 'entries.json'), JSON.stringify({ [name]: entry })),
    writeFile(join(area, 'client', 'client.js'), clientOf(name)),
    writeFile(join(area, 'server', 'server.js'), server),
  ]);
  return build;
}

const clientOf = (name: string): string => `
import { areaReady, defineManifest } from '@grandstand/bus-contracts';
import { defineArea } from '@grandstand/bus-contracts/area';

const manifest = defineManifest({ name: '${name}', subscribes: [], publishes: [areaReady], sends: [] });

export default defineArea(manifest, ({ bus }) => {
  bus.publish(areaReady, {});
  return () => {};
});
`;

const serverOf = (name: string, heading: string): string => `
export default {
  name: '${name}',
  render: async () => ({
    status: 200,
    title: '${heading}',
    body: '<h1>${heading}</h1>',
    state: {},
  }),
};
`;
