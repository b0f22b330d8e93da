import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BACK_END_TIMEOUT, createEmbeddedBackEnd, createRemoteBackEnd } from './back-end/back-end';
import type { BackEnd } from './back-end/back-end';
import { createBuiltPrograms } from './server/built-programs';
import { readSettings } from './server/environment';
import type { HostSettings } from './server/environment';
import { listen, openAll } from './server/listen';
import type { Listening } from './server/listen';
import type { PartnerPrograms } from './partners/create-partners';
import { createSite } from './site/site';
import { staticFiles } from './server/static-files';

/** False in a build for an operator's own back end: the embedded one is not in it. */
declare const __SANDBOX__: boolean;

/** How long an area or the back end may keep a page waiting, in milliseconds. */
const PATIENCE = 1500;

/** Serves the built site until it is closed; prints where it is. */
export async function start(env: NodeJS.ProcessEnv): Promise<Listening> {
  const dist = join(dirname(fileURLToPath(import.meta.url)), '..');
  const settings = readSettings(env, join(dist, '..'));
  const { host } = settings;
  const programs = await createBuiltPrograms(dist);
  const workerScript = await readFile(join(dist, 'worker', 'pwa-sw.js'), 'utf8');
  const backEnd = await chooseBackEnd(settings);
  const partners = await choosePartners({
    settings,
    backEnd,
    version: (await programs.shell()).version,
    dist,
  });
  const site = createSite({
    settings,
    programs,
    backEnd,
    isDevelopment: false,
    scriptOrigin: settings.areasOrigin,
    patience: PATIENCE,
    mountShellFiles(app) {
      const files = staticFiles(join(dist, 'shell'));
      app.get('*', files);
      app.get('/assets/*', (c) => c.text('Not found', 404));
    },
    workerScript: async () => workerScript,
    mountAreaFiles(app, areaNames) {
      for (const name of areaNames) {
        const folder = join(dist, 'areas', name, 'client');
        app.get(`/assets/${name}/*`, staticFiles(folder, { strip: `/assets/${name}` }));
      }
    },
  });
  // The data is closed in order even where a port is taken.
  const running = await openAll(
    [
      async () => listen(site.areas, { host, port: settings.areasPort }),
      async () => listen(site.shell, { host, port: settings.port }),
      ...partners.opening,
    ],
    backEnd,
  );
  console.log(
    [
      `Grandstand    ${settings.origin}`,
      `Areas         ${settings.areasOrigin}`,
      ...partners.notes,
      ...backEnd.notes,
    ].join('\n'),
  );
  return running;
}

/** The programs of partners, which belong to the embedded operator. */
async function choosePartners(options: {
  readonly settings: HostSettings;
  readonly backEnd: BackEnd;
  readonly version: string;
  readonly dist: string;
}): Promise<PartnerPrograms> {
  const { settings, version, dist } = options;
  const { partnerSecrets: secrets } = options.backEnd;
  if (__SANDBOX__ && secrets) {
    const { createPartners } = await import('./partners/create-partners');
    const { readGameFiles } = await import('./partners/game-files');
    return createPartners({ settings, secrets, version, gameFiles: await readGameFiles(dist) });
  }
  return { opening: [], notes: [] };
}

async function chooseBackEnd(settings: HostSettings): Promise<BackEnd> {
  const { backendOrigin, origin } = settings;
  if (backendOrigin !== undefined)
    return createRemoteBackEnd({ backendOrigin, origin, timeout: BACK_END_TIMEOUT });
  if (__SANDBOX__) return createEmbeddedBackEnd(settings);
  throw new Error(
    'Failed to start: this build has no embedded back end. Please set BACKEND_ORIGIN, or build without it.',
  );
}
