import { defineAreaServer } from '@grandstand/bus-contracts/area';
import type { AreaRequest, AreaServer } from '@grandstand/bus-contracts/area';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import type { BackEnd } from '../back-end/back-end';
import type { HostConfig } from '../operator/load-operator-data';
import { readSettings } from '../server/environment';
import type { Programs } from '../server/programs';
import { createSite } from '../site/site';

/** The answers of a back end that blocks nobody and has no data for search engines. */
export function usualAnswer(url: string, config: Partial<HostConfig> = {}): object {
  const { pathname, searchParams } = new URL(url);
  const answers: Readonly<Record<string, object>> = {
    '/bff-api/config/all.json': { ...PLAIN_SITE, ...config },
    '/bff-api/config/state': { maintenance: null },
    '/bff-api/dictionary': { language: searchParams.get('lang'), texts: {} },
    '/blocks-api/api/v2/block': { displayTypeId: 0, templateTypeId: 0 },
    '/redirects-api/api/v1/redirect-light': { redirect: false },
    '/web-api/seo/page-data': {},
    '/web-api/seo/page-visual': {},
    '/web-api/seo/content': { html: '' },
  };
  return answers[pathname] ?? {};
}

type Render = AreaServer['render'];

const answer: Render = async (request) => ({
  status: 200,
  title: `Title of ${request.path}`,
  head: '<meta name="description" content="Odds">',
  body: '<p>readable</p>',
  style: 'p { color: red }',
  state: { path: request.path, text: '</script><b>' },
});

/** The two origins without a network between them: a test gives the areas, the back end and the environment. */
export function createFakeSite(
  render: Partial<Record<string, Render>> = {},
  backEnd: Partial<BackEnd> = {},
  config: Partial<HostConfig> = {},
  patience = 50,
  areaNames = ['sports', 'office', 'footer', 'technical-pages'],
  env: NodeJS.ProcessEnv = {},
) {
  const rendered: Omit<AreaRequest, 'fetch'>[] = [];
  const programs: Programs = {
    areaNames,
    testedAreas: new Set(),
    shell: async () => ({
      version: 'build-1',
      assets: {
        earlyScript: '',
        importMap: { react: '/assets/react.js' },
        scripts: ['/assets/shell.js'],
        preloads: ['/assets/vendor.js'],
        partPreloads: {},
        playerPreloads: [],
        css: ['/assets/shell.css'],
        areaScripts: {},
        areaChunks: {},
        areaModules: {},
      },
      render: async ({ areaHtml, seoText }) => ({
        html: `<main>${areaHtml.main ?? 'failed'}</main>${seoText ? `<section>${seoText.lead}|${seoText.rest ?? ''}</section>` : ''}<footer>${areaHtml.footer ?? ''}</footer>`,
      }),
    }),
    area: async (name) => ({
      server: defineAreaServer(name, async (request) => {
        rendered.push(request);
        return (render[name] ?? answer)(request);
      }),
      scripts: [`/assets/${name}/client.js`],
      screens: { game: `/assets/${name}/game.js` },
      css: [`/assets/${name}/client.css`],
    }),
  };
  const site = createSite({
    // A proxy would send the visitor's country.
    settings: readSettings({ TRUST_PROXY: '1', ...env }, '/'),
    programs,
    backEnd: {
      fetch: async ({ url }) => Response.json(usualAnswer(url, config)),
      close: async () => {},
      notes: [],
      controlKey: undefined,
      partnerSecrets: undefined,
      ...backEnd,
    },
    isDevelopment: false,
    scriptOrigin: 'http://localhost:3001',
    patience,
    mountShellFiles: () => {},
    workerScript: async () => '/* worker */',
    mountAreaFiles: () => {},
  });
  return { ...site, rendered };
}
