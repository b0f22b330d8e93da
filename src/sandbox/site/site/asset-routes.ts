import type { Calls } from '../../platform/http/context';
import { newRoutes } from '../../platform/http/context';

const DAY_S = 86_400;
const YEAR_S = 31_536_000;

const SIGN =
  '<path d="M6 24h20M6 24v-5h5v5M11 24V14h5v10M16 24V9h5v15M21 24v-9h5v9" fill="none" stroke="#ffb020" stroke-width="2.4" stroke-linejoin="round"/>';

const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12182a"/>${SIGN}</svg>`;

/** For light and dark headers. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="24" viewBox="0 0 128 32"><rect width="128" height="32" rx="7" fill="#12182a"/>${SIGN}<path d="M38 12h80M38 18h64M38 24h72" stroke="#fff" stroke-width="3"/></svg>`;

/** Styles for tables in the text block under a page. */
const UI_LIB =
  '@layer shell{main~* table{border-collapse:collapse}main~* :is(th,td){padding:.25em .5em;border:1px solid var(--color-border);text-align:start}}';

/** "18+" in a frame whose plus blinks every other second: an animated GIF of 48 by 20. */
const GIF =
  'R0lGODlhMAAUAIEAAP///8QeLfCWmwAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAZAAAACwAAAAAMAAUAAACZoyP' +
  'qcvtD+MCtNqLs9aIh61sYpcZYCKe5kWyn1u+WFvRtXzH3jrjOdzb+X5AC884pNiIPZsDeUSqDi4GNAmIKofaLHa5' +
  '1RWlsa5XTB5fPWim+6YNNampMhc1N6fA9X5dAhgoODhYAAAh+QQAZAAAACwAAAAAMAAUAAACb4yPqcvtD+MCtNqL' +
  's9aIh61sYpcZYCKe5kWyn5sJgrdarf3i8VweXo+pWWS0HCxopAgrxN6y8oSihrKqFRcFZLVTpvWLTUqBx0sTmY0+' +
  'o2dXWsxF7oo/eZlKd/vQ+xSfr9blFzZYaKgkkai4yLhYAAA7';

const POLICY_LOGO = Uint8Array.from(Buffer.from(GIF, 'base64'));

/** Versions and slots as in `assetUrl` of the domain; `OWN` is the optional path of the operator. */
const OWN = ':group{\\d+}/:ref{\\d+}/';
const VERSION = ':version{\\d+(?:\\.\\d+){0,3}}';
const SLOT = ':slot{-10(?:[01]\\d|2[01])}';

const FILES: readonly (readonly [path: string, type: string, body: string])[] = [
  [`icons/${VERSION}/favicon.svg`, 'image/svg+xml', FAVICON],
  [`ui-lib/${VERSION}/ui-lib.css`, 'text/css; charset=utf-8', UI_LIB],
  [`media/200/${SLOT}/logo.svg`, 'image/svg+xml', LOGO],
];

/** `/web-api`: immutable files by versioned paths, and the policy logo. */
function assetRoutes() {
  const routes = newRoutes();
  for (const [path, type, body] of FILES) {
    routes.on('GET', [`/${path}`, `/${OWN}${path}`], (context) => {
      context.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
      context.header('Content-Type', type);
      return context.body(body);
    });
  }
  routes.get('/policy/logo.agif', (context) => {
    context.header('Content-Type', 'image/gif');
    context.header('Cache-Control', `public, max-age=${DAY_S}`);
    return context.body(POLICY_LOGO);
  });
  return routes;
}

export const calls: Calls = { '/web-api': assetRoutes };
