import type { Page, Route } from 'playwright/test';

/** The entry of the sports area. */
export const SPORTS_ENTRY = /\/sports\/sports-[\w-]+\.js$/;

/** Answers a request with a script. */
export const script =
  (body: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body,
    });

/** Takes the hashes of the areas' scripts out of every page, so that a test can give an area another script. */
export async function unpin(page: Page): Promise<void> {
  // A page that a test answers comes from nowhere, and would need the player's leave to reach this machine.
  await page.context().grantPermissions(['local-network-access']);
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/,"integrity":\{[^}]*\}/, '').replace(/ integrity="[^"]*"/g, '');
    return route.fulfill({ response, body });
  });
}
