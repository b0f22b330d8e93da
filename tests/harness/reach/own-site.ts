import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaServer } from '@grandstand/bus-contracts/area';
import { startOperator, type TestOperator } from '@grandstand/sandbox/testing';
import { readSettings } from '../../../src/host/server/environment';
import { createSite } from '../../../src/host/site/site';
import { renderShell } from '../../../src/shell/server';
import { root } from '../../../src/tools/run.mjs';

const FOLDER = join(root, 'areas');
const AREAS = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'server.tsx')));

/** Longer than any page takes on a busy machine. */
const PATIENCE = 60_000;

/** No test needs the files of a page. */
const NO_ASSETS = {
  earlyScript: '',
  importMap: {},
  scripts: [],
  preloads: [],
  partPreloads: {},
  playerPreloads: [],
  css: [],
  areaScripts: {},
  areaChunks: {},
  areaModules: {},
};

/** What a page was answered with. */
export interface ServedPage {
  readonly status: number;
  /** Of a redirect. */
  readonly location: string | null;
  readonly html: string;
}

export interface OwnSite {
  readonly operator: TestOperator;
  readonly get: (path: string, cookie?: string) => Promise<ServedPage>;
}

/** The whole site without a build and without a network: its host, shell, areas and operator. */
export async function openOwnSite(): Promise<OwnSite> {
  const operator = await startOperator();
  const { shell } = createSite({
    settings: readSettings({}, '/'),
    programs: {
      areaNames: AREAS,
      testedAreas: new Set(AREAS),
      shell: async () => ({ version: 'test', assets: NO_ASSETS, render: renderShell }),
      area: async (name) => {
        const { default: server } = (await import(join(FOLDER, name, 'server.tsx'))) as {
          default: AreaServer;
        };
        return { server, scripts: [], screens: {}, css: [] };
      },
    },
    backEnd: {
      fetch: async (request) => operator.sandbox.fetch(request),
      close: async () => {},
      notes: [],
      controlKey: undefined,
      partnerSecrets: undefined,
    },
    isDevelopment: false,
    scriptOrigin: 'http://localhost:3001',
    patience: PATIENCE,
    mountShellFiles: () => {},
    workerScript: async () => undefined,
    mountAreaFiles: () => {},
  });
  return {
    operator,
    get: async (path, cookie) => {
      const headers = { Host: 'localhost:3000', ...(cookie !== undefined && { Cookie: cookie }) };
      const answer = await shell.request(`http://localhost:3000${path}`, { headers });
      return {
        status: answer.status,
        location: answer.headers.get('Location'),
        html: await answer.text(),
      };
    },
  };
}
