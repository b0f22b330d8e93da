import { areasAreReady, shellIsUp } from './support/bus';
import { matches, odds, openMatch } from './support/line';
import { newPlayer } from './support/player';
import { expect, test } from './support/test';

const ROUTES = [
  '/en/',
  '/en/live',
  '/en/live/upcoming',
  '/en/live/football',
  '/en/line',
  '/en/line/recommended',
  '/en/line/football',
  '/en/office/history',
  '/en/office/history/no-such-bet',
  '/en/500',
  '/en/no/such/page',
  '/ru/',
  '/az/line',
  '/kz/live',
  '/ua/line',
];

test.describe('the content policy', () => {
  test('P80 is strict: nonces, no inline script, Trusted Types, no frames', async ({ request }) => {
    const [first, second] = [await request.get('/en/'), await request.get('/en/')];
    const policy = first.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(second.headers()['content-security-policy']).not.toBe(policy);
  });

  for (const path of ROUTES) {
    // The watch of every test fails it on a violation; here it is what is asked.
    test(`P80 holds on ${path}`, async ({ page, watch }) => {
      await newPlayer(page);
      await page.goto(path);
      await shellIsUp(page);
      await areasAreReady(page);
      expect(watch.violations).toEqual([]);
    });
  }

  test('P80 holds on a game page, in a dialog and while prices move', async ({ page, watch }) => {
    await page.goto('/en/live/football');
    await areasAreReady(page);
    await odds(openMatch(page)).first().click();
    await matches(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d+-/);
    await areasAreReady(page);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('dialog', { name: 'Register' })).toBeVisible();
    expect(watch.violations).toEqual([]);
  });

  test('P80 a script that a page tries to add does not run', async ({ page, watch }) => {
    await page.goto('/en/');
    await shellIsUp(page);
    const ran = await page.evaluate(async () => {
      // What evaluate runs is not bound by the policy, so a script of the page has to try.
      const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      const own = document.createElement('script');
      own.nonce = nonce;
      const policy = {
        text: `
        globalThis.tried = [];
        const attempt = (name, act) => { try { act(); } catch { globalThis.tried.push(name + ' threw'); } };
        attempt('markup', () => { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="globalThis.ran = 1">'); });
        attempt('code', () => { setTimeout('globalThis.ran = 2'); });
        attempt('eval', () => { (0, eval)('globalThis.ran = 3'); });
        attempt('script', () => { const s = document.createElement('script'); s.text = 'globalThis.ran = 4'; document.head.append(s); });
      `,
      };
      Object.assign(own, { type: 'text/javascript' });
      try {
        own.text = policy.text;
      } catch {
        return 'refused at the door';
      }
      document.head.append(own);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return String((globalThis as { ran?: number }).ran ?? 'nothing');
    });
    expect(['nothing', 'refused at the door']).toContain(ran);
    watch.violations.length = 0;
    watch.errors.length = 0;
  });

  test('P84 a change without the header that forms cannot send is refused', async ({ request }) => {
    const answer = await request.post('/web-api/user/login', {
      data: { login: 'a', password: 'b', remember: false },
    });
    expect(answer.status()).toBe(403);
  });
});
