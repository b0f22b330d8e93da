import { newRoutes } from './site';

const YEAR_S = 31_536_000;

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12182a"/><path d="M6 24h20M6 24v-5h5v5M11 24V14h5v10M16 24V9h5v15M21 24v-9h5v9" fill="none" stroke="#ffb020" stroke-width="2.4" stroke-linejoin="round"/></svg>';

/** Under `/web-api`: files by versioned paths, which never change. */
export function assetRoutes() {
  const routes = newRoutes();
  routes.get('/icons/:version{\\d+(?:\\.\\d+){0,3}}/favicon.svg', (context) => {
    context.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`);
    context.header('Content-Type', 'image/svg+xml');
    return context.body(FAVICON);
  });
  return routes;
}
