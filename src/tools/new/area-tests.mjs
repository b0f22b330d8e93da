// The tests of a new area.

/** @typedef {import('./area-template.mjs').AreaPage} AreaPage */

/**
 * The tests of a new area over the bus.
 * @param {string} name
 * @param {AreaPage} page
 */
export const test = (
  name,
  { path, route },
) => `import { areaReady, dialogsOpen, lineSports, sessionState, type Sport } from '@grandstand/bus-contracts';
import type { AreaRequest } from '@grandstand/bus-contracts/area';
import { LANGUAGES } from '@grandstand/bus-contracts/domain';
import { createTestBus, expectMessage, settle } from '@grandstand/bus-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import client from './client';
import { manifest } from './manifest';
import server from './server';

const request: AreaRequest = {
  language: 'en',
  path: '${path}',
  route: '${route}',
  params: {},
  settings: { coefViewId: 0, timeZone: 'UTC', is12h: 0, appTheme: 1 },
  wantsBody: true,
  components: undefined,
  fetch: async () => new Response('', { status: 500 }),
  warn: () => {},
};
const FOOTBALL: Sport = { id: 1, slug: 'football', name: 'Football', live: 2, line: 5, champs: [] };

/** The area on a page, over its server's markup. The operator answers as the test decides. */
async function openArea(answer: () => readonly Sport[] | Promise<Sport[]>) {
  const test = createTestBus();
  const operator = { answer };
  test.bus.join('line').handle(lineSports, async () => [...(await operator.answer())]);
  const opened: string[] = [];
  test.bus.join('dialogs').handle(dialogsOpen, (dialog) => {
    opened.push(dialog.name);
    return {};
  });
  const session = test.bus.join('session');
  const { body, state } = await server.render(request);
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  const rendered = root.innerHTML;
  const bus = test.bus.admit(manifest);
  const run = async (work: () => void = () => {}): Promise<void> =>
    act(async () => {
      work();
      for (let turn = 0; turn < 5; turn += 1) await settle();
    });
  let retire = (): void => {};
  await run(() => {
    retire = client.mount({ bus, root, isRendered: true, state, signal: bus.signal });
  });
  return { test, operator, opened, session, root, rendered, run, retire: () => act(retire) };
}

const waiting = (): Promise<Sport[]> => new Promise(() => {});

describe('the ${name} area', () => {
  it.each(LANGUAGES)('is rendered in %s', async (language) => {
    const answer = await server.render({ ...request, language });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<h1');
    expect(answer.title).not.toContain('title');
  });

  it('takes over what its server rendered, and says that it is ready', async () => {
    const { test, root, rendered, retire } = await openArea(waiting);
    expectMessage(test, areaReady);
    expect(root.innerHTML).toBe(rendered);
    expect(root.querySelector('[aria-busy]')).not.toBeNull();
    retire();
    expect(root.innerHTML).toBe('');
  });

  it('shows the answer, or that there is nothing', async () => {
    const full = await openArea(() => [FOOTBALL]);
    expect(screen.getByRole('link', { name: 'Football' })).toHaveAttribute(
      'href',
      '/en/line/football',
    );
    full.retire();
    const empty = await openArea(() => []);
    expect(screen.getByText('Nothing here yet')).toBeVisible();
    empty.retire();
  });

  it('reports a failure, and tries again', async () => {
    const { operator, run, retire } = await openArea(() => Promise.reject(new Error('down')));
    expect(screen.getByRole('alert')).toHaveTextContent('The sports could not be loaded');
    operator.answer = () => [FOOTBALL];
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('link', { name: 'Football' })).toBeVisible();
    retire();
  });

  it('lets a guest sign in, and goes on by itself', async () => {
    const { opened, session, run, retire } = await openArea(() => [FOOTBALL]);
    await run(() => session.publish(sessionState, { status: 'guest', userId: '' }));
    await run(() => fireEvent.click(screen.getByRole('button', { name: 'Sign in' })));
    expect(opened).toEqual(['sign-in']);
    await run(() => session.publish(sessionState, { status: 'player', userId: '7' }));
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    retire();
  });
});
`;

/**
 * The journey of a new area in the browser.
 * @param {string} name
 * @param {AreaPage} page
 */
export const journey = (name, { path }) => `import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { fillSignIn, newPlayer } from '../../e2e/harness/steps/player';
import { recordShifts, shiftsOf } from '../../e2e/harness/checks/shifts';
import { expect, test } from '../../e2e/harness/test';

const CALL = '**/line-api/v1/sports*';

test('the ${name} page is read by a guest, who signs in over it', async ({ page, watch }) => {
  const player = await newPlayer(page);
  await page.context().clearCookies({ name: /^(sid|user_token)$/ });
  await recordShifts(page);
  await page.goto('/en${path}');
  await areasAreReady(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Sports' }).getByRole('link')).toHaveCount(5);
  const signIn = main.getByRole('button', { name: 'Sign in' });
  await expect(signIn).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The styles that axe adds are refused by the policy.
  watch.violations.length = 0;
  await signIn.click();
  await fillSignIn(page, player);
  await expect(signIn).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The ${name} area');
});

test('the ${name} page reports a failure, and shows that there is nothing', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/en${path}');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The sports could not be loaded');
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: { sports: [], seq: 0 } }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

for (const [language, title] of Object.entries({
  ru: 'Раздел «${name}»',
  az: '“${name}” bölməsi',
  kz: '«${name}» бөлімі',
  ua: 'Розділ «${name}»',
})) {
  test(\`the ${name} page is shown in \${language}\`, async ({ page }) => {
    await page.goto(\`/\${language}${path}\`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
`;
