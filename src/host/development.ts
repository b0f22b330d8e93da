import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type { AreaServer } from '@grandstand/bus-contracts/area';
import { BACK_END_TIMEOUT, createEmbeddedBackEnd, createRemoteBackEnd } from './back-end/back-end';
import { readEarlyScript } from './build/early-script.ts';
import { areaFolders } from './build/area-folders.ts';
import { readSettings } from './server/environment';
import { listen, listenOn, openAll } from './server/listen';
import type { Listening } from './server/listen';
import type { Programs, ShellProgram } from './server/programs';
import { createLatest } from './server/latest';
import { createPartners } from './partners/create-partners';
import { readGameFiles } from './partners/game-files';
import type { createSite } from './site/site';

/** Compiling on demand takes its time. */
const PATIENCE = 15_000;

export interface DevelopmentOptions {
  readonly vite: ViteDevServer;
  /** The server of the shell's origin, which carries Vite's own messages too; not listening yet. */
  readonly server: Server;
  readonly env: NodeJS.ProcessEnv;
}

/** Serves the site from its sources, with hot module replacement. */
export async function startDevelopment(options: DevelopmentOptions): Promise<Listening> {
  const { vite, server, env } = options;
  const settings = readSettings(env, vite.config.root);
  const { origin, areasOrigin, backendOrigin, host } = settings;
  const backEnd =
    backendOrigin === undefined
      ? await createEmbeddedBackEnd(settings)
      : createRemoteBackEnd({ backendOrigin, origin, timeout: BACK_END_TIMEOUT });
  const { partnerSecrets: secrets } = backEnd;
  const partners =
    secrets &&
    createPartners({
      settings,
      secrets,
      version: 'development',
      gameFiles: await readGameFiles(await buildAlone(vite.config.root, 'games')),
    });
  const earlyScript = await readEarlyScript(await buildAlone(vite.config.root, 'early'));
  const latest = createLatest(
    {
      load: async () =>
        (await vite.ssrLoadModule('/src/host/site/site.ts')) as {
          readonly createSite: typeof createSite;
        },
      areaNames: () => areaFolders(vite.config.root),
    },
    (site, areaNames) =>
      site.createSite({
        settings,
        programs: createSourcePrograms(vite, areaNames, earlyScript),
        backEnd,
        isDevelopment: true,
        // One server compiles for shell and areas, so that they share their modules.
        scriptOrigin: origin,
        patience: PATIENCE,
        mountShellFiles: () => {},
        // A service worker's cache would hide changes.
        workerScript: async () => undefined,
        mountAreaFiles: () => {},
      }),
  );
  const page = getRequestListener(async (request, env) =>
    (await latest()).shell.fetch(request, env),
  );
  const areas = {
    fetch: async (request: Request, env: unknown) => (await latest()).areas.fetch(request, env),
  };
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void page(request, response));
  });
  const running = await openAll(
    [
      async () => listen(areas, { host, port: settings.areasPort }),
      async () => listenOn(server, { host, port: settings.port }),
      ...(partners?.opening ?? []),
    ],
    {
      async close() {
        await vite.close();
        await backEnd.close();
      },
    },
  );
  console.log(
    [
      `Grandstand    ${origin} (development)`,
      `Areas         ${areasOrigin}`,
      ...(partners?.notes ?? []),
      ...backEnd.notes,
    ].join('\n'),
  );
  return running;
}

/**
 * Builds what Vite's own client can't serve, once: the pages of games, whose frame has no origin, and the script that
 * is written into the page. Returns the folder of the build.
 */
async function buildAlone(root: string, name: 'games' | 'early'): Promise<string> {
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ root, logLevel: 'warn' });
  const environment = builder.environments[name];
  if (environment) await builder.build(environment);
  return join(root, 'dist');
}

/** The programs as their sources are now. */
function createSourcePrograms(
  vite: ViteDevServer,
  areaNames: readonly string[],
  earlyScript: string,
): Programs {
  return {
    areaNames,
    testedAreas: new Set(),
    async shell() {
      const module = await vite.ssrLoadModule('/src/shell/server.tsx');
      return {
        // Changes are replaced in the open page, so the version never changes.
        version: 'development',
        render: module['renderShell'] as ShellProgram['render'],
        assets: {
          importMap: {},
          earlyScript,
          inlineScript: react.preambleCode.replace('__BASE__', '/'),
          scripts: ['/@vite/client', '/src/main.tsx'],
          preloads: [],
          partPreloads: {},
          playerPreloads: [],
          css: [],
          areaScripts: {},
          areaChunks: {},
          areaModules: {},
        },
      };
    },
    async area(name) {
      const module = await vite.ssrLoadModule(`/areas/${name}/server.tsx`);
      return {
        server: module['default'] as AreaServer,
        scripts: [`/areas/${name}/client.tsx`],
        screens: {},
        css: [],
      };
    },
  };
}
