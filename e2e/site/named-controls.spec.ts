import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { appCode } from '../harness/steps/authenticator-app';
import { isTried } from '../harness/cases';
import { STARTS } from '../harness/steps/journey-starts';
import type { Credentials } from '../harness/steps/player';
import { expect, test } from '../harness/test';

/** A row of the table in docs/qa.md: where a journey begins, and the controls that it presses. */
interface Journey {
  readonly name: string;
  readonly start: string;
  readonly controls: readonly string[];
}

const document = readFileSync(new URL('../../docs/qa.md', import.meta.url), 'utf8');
const [, table = ''] = document.split('## Names that tests rely on');
const journeys = [...table.matchAll(/^\| ([^|`]+) \| ([^|`]+) \| (`[^|]+`) \|$/gm)].map(
  ([, name = '', start = '', controls = '']): Journey => ({
    name,
    start,
    controls: [...controls.matchAll(/`([^`]+)`/g)].map(([, control = '']) => control),
  }),
);

/** What is typed into a field. */
const typed = (name: string, player: Credentials | undefined): string =>
  ({
    Login: player?.login ?? '',
    Password: player?.password ?? '',
    Stake: '5',
    // A number of nobody: it gets one code a minute.
    'Phone number': `+7702${String(Date.now()).slice(-7)}`,
    'E-mail': `${Date.now()}@example.com`,
    'Search the site': 'United',
    'Search games': 'Dice',
    'Find a market': 'Total',
    'Team or championship': 'United',
    'Search the rules': 'VIP',
    'Odds of the selections': '2 2 2',
    'New password': 'Solid-Harbour-52',
    Answer: 'Harbour street',
    'Type CLOSE to confirm': 'CLOSE',
    'What would you like to have?': 'A calendar of matches.',
    // One of two: nothing is sent.
    'The two digits on the other screen': '2',
  })[name] ?? '20';

/** The same; a code of an authenticator app is made of the key that the page shows. */
async function textFor(page: Page, name: string, player: Credentials | undefined): Promise<string> {
  if (name !== 'Code from your authenticator app') return typed(name, player);
  const key = await page.getByRole('dialog').locator('code').innerText();
  return appCode(key.replaceAll(/\s/g, ''));
}

/** Roles of controls that are pressed; others are only found. */
const PRESSED: ReadonlySet<string> = new Set([
  'button',
  'link',
  'radio',
  'checkbox',
  'switch',
  'tab',
  'summary',
]);

/** The dialog that is open, or else the page. */
async function scopeOf(page: Page): Promise<Page | Locator> {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page;
}

/** Finds a control by its words, `role "Name"`; "…" stands for any text. */
function find(scope: Page | Locator, role: string, name: string): Locator {
  const pattern = name.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  const exact = new RegExp(`^${pattern.join('.*')}$`);
  if (role === 'summary') return scope.locator('summary').filter({ hasText: exact });
  const found =
    role === 'field'
      ? scope.getByLabel(exact)
      : scope.getByRole(role as Parameters<Page['getByRole']>[0], { name: exact });
  return found.filter({ visible: true }).first();
}

test('the names that tests rely on are those of whole journeys', () => {
  expect(journeys.length).toBeGreaterThanOrEqual(60);
  expect(journeys.map(({ start }) => start).filter((start) => !(start in STARTS))).toEqual([]);
});

// The last control of a journey may lead away, which would interrupt the first page of the next test.
test.afterEach(async ({ page }) => {
  await expect(() => page.goto('about:blank')).toPass();
});

// The other journeys of the suite press most of these controls by the same names.
for (const { name, start, controls } of journeys.filter((_, place) => isTried(place, 3))) {
  test(`the names that tests rely on: ${name}`, async ({ page, sandbox }) => {
    const player = await STARTS[start]?.({ page, sandbox });
    for (const control of controls) {
      await test.step(control, async () => {
        const [, role = '', words = ''] = /^(\w+) "(.+)"$/.exec(control) ?? [];
        // A dialog may be closing or opening.
        const target = async (): Promise<Locator> =>
          find(role === 'dialog' ? page : await scopeOf(page), role, words);
        await expect(async () => expect(await target()).toBeVisible({ timeout: 1000 })).toPass({
          timeout: 30_000,
        });
        if (role === 'field') await (await target()).fill(await textFor(page, words, player));
        else if (PRESSED.has(role)) await (await target()).click();
      });
    }
  });
}
