import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import type { AreaServer } from '@grandstand/bus-contracts/area';
import { createEmbeddedBackEnd, createRemoteBackEnd } from './back-end';
import { areaFolders } from './build/area-folders.ts';
import { readSettings } from './environment';
import type { Programs, ShellProgram } from './programs';
import { createSite } from './site';

/** Compiling on demand takes its time. */
const PATIENCE = 15_000;

export interface DevelopmentOptions {
  readonly vite: ViteDevServer;
  /** The server of the shell's origin, which carries Vite's own messages too; not listening yet. */
  readonly server: Server;
  readonly env: NodeJS.ProcessEnv;
}

/** Serves the site from its sources; what changes is replaced in the open page. */
export async function startDevelopment(
  options: DevelopmentOptions,
): Promise<{ close(): Promise<void> }> {
  const { vite, server, env } = options;
  const settings = readSettings(env, vite.config.root);
  const { origin, areasOrigin, backendOrigin } = settings;
  const backEnd =
    backendOrigin === undefined
      ? await createEmbeddedBackEnd(settings)
      : createRemoteBackEnd(backendOrigin);
  const site = createSite({
    settings,
    programs: createSourcePrograms(vite),
    backEnd,
    isDevelopment: true,
    // One server compiles for shell and areas, so that they share their modules.
    scriptOrigin: origin,
    patience: PATIENCE,
    fetch,
    mountShellFiles: () => {},
    mountAreaFiles: () => {},
  });
  const page = getRequestListener(site.shell.fetch);
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void page(request, response));
  });
  const areas = createServer(getRequestListener(site.areas.fetch) as RequestListener);
  await Promise.all([
    new Promise<void>((resolve) => void areas.listen(settings.areasPort, resolve)),
    new Promise<void>((resolve) => void server.listen(settings.port, resolve)),
  ]);
  console.log(
    [
      `Grandstand    ${origin} (development)`,
      `Areas         ${areasOrigin}`,
      ...backEnd.notes,
    ].join('\n'),
  );
  return {
    async close() {
      await vite.close();
      for (const one of [areas, server]) {
        one.close();
        one.closeAllConnections();
      }
      await backEnd.close();
    },
  };
}

/** The programs as their sources are now. */
function createSourcePrograms(vite: ViteDevServer): Programs {
  return {
    areaNames: areaFolders(vite.config.root),
    async shell() {
      const module = await vite.ssrLoadModule('/src/shell/server.tsx');
      return {
        render: module['renderShell'] as ShellProgram['render'],
        assets: {
          importMap: {},
          inlineScript: react.preambleCode.replace('__BASE__', '/'),
          scripts: ['/@vite/client', '/src/main.tsx'],
          preloads: [],
          css: [],
        },
      };
    },
    async area(name) {
      const module = await vite.ssrLoadModule(`/areas/${name}/server.tsx`);
      return {
        server: module['default'] as AreaServer,
        scripts: [`/areas/${name}/client.tsx`],
        css: [],
      };
    },
  };
}
