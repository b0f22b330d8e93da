import type { BrowserContext, Locator, Page } from 'playwright/test';
import { areasAreReady, peek } from '../harness/bus';
import { matches } from '../harness/steps/line';
import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const ROUTES = [
  '/en/line/football?ref=r1&subid=s1&partner=p1',
  '/en/live',
  '/en/office/history',
  '/en/no/such/page',
] as const;
const CHOICES = [
  { name: 'no choice', press: null, marketing: false },
  { name: 'only necessary', press: 'Only necessary', marketing: false },
  { name: 'accept all', press: 'Accept all', marketing: true },
] as const;
const MARKETING_COOKIES = /^(ref_id|bf|reflinkid|partner|postback|subid|utm_\w+)$/;

// The operator's count of analytics is read before and after: no other test may count meanwhile (support/uncounted.ts).
test.describe.configure({ mode: 'serial' });
test.use({ storageState: { cookies: [], origins: [] } });

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Cookies on this site' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Cookies' });

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

/** Waits until the services that depend on consent run, and lets half a minute pass. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(3000);
  await page.waitForFunction(() => globalThis.grandstand?.bus.peek('consent.state') !== undefined);
  for (const ms of [11_000, 6000, 11_000, 6000]) {
    await page.clock.fastForward(ms);
    // Requests of one timer are answered before the next timer is due.
    await page.evaluate(async () => fetch('/favicon.svg'));
  }
}

for (const { name, press, marketing } of CHOICES) {
  test(`P90 CNS-01 with ${name} marketing ${marketing ? 'leaves' : 'never leaves'}, on every route`, async ({
    page,
    context,
    sandbox,
    baseURL,
  }) => {
    const strange: string[] = [];
    const own = new URL(baseURL ?? '');
    context.on('request', (request) => {
      const { hostname, pathname, protocol } = new URL(request.url());
      const isOwn = hostname === own.hostname || protocol === 'data:';
      if (!isOwn || pathname.startsWith('/analytics-api')) strange.push(request.url());
    });
    const { analytics: before } = await sandbox.consent();
    await page.clock.install();
    for (const [place, route] of ROUTES.entries()) {
      await page.goto(route);
      await areasAreReady(page);
      if (place === 0 && press) await bar(page).getByRole('button', { name: press }).click();
      await letTimePass(page);
      await expect(bar(page)).toBeVisible({ visible: press === null });
    }
    const { analytics } = await sandbox.consent();
    const marketingCookies = (await cookieNames(context)).filter((one) =>
      MARKETING_COOKIES.test(one),
    );
    if (marketing) {
      expect(analytics.calls).toBeGreaterThan(before.calls);
      // The browser itself asks the network of the sign-in by one tap, which is functional.
      const others = strange.filter((url) => new URL(url).hostname !== 'identity.localhost');
      expect(others.every((url) => url.startsWith(`${own.origin}/analytics-api/`))).toBe(true);
      expect(marketingCookies.sort()).toEqual(['partner', 'ref_id', 'subid']);
      return;
    }
    expect([strange, analytics.calls, marketingCookies]).toEqual([[], before.calls, []]);
  });
}

test('CNS-01 a choice is made by kind, changed in the footer and in the settings, and removes the cookies that it withdraws', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/en/line/football?ref=r1');
  await bar(page).getByRole('button', { name: 'Choose' }).click();
  const kinds = ['Functional', 'Marketing'];
  for (const kind of kinds) {
    await expect(dialog(page).getByRole('switch', { name: kind })).not.toBeChecked();
    await dialog(page).getByRole('switch', { name: kind }).check();
  }
  const sent: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/agreements/cookies')) sent.push(request.postDataJSON() as object);
  });
  await dialog(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(bar(page)).toBeHidden();
  await expect.poll(async () => cookieNames(context)).toContain('window_width');
  expect(await cookieNames(context)).toContain('ref_id');
  const agreement = { cookiesAgreeTime: expect.any(Number), cookiesAgreeType: 3 };
  await expect.poll(() => sent).toEqual([agreement]);
  await expect
    .poll(async () => (await sandbox.consent()).agreements)
    .toEqual(expect.arrayContaining(sent));

  // Another tab has the same choice, and withdraws it.
  const other = await context.newPage();
  await other.goto('/en/line');
  await areasAreReady(other);
  await other.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await expect(dialog(other).getByRole('switch', { name: 'Marketing' })).toBeChecked();
  await dialog(other).getByRole('switch', { name: 'Marketing' }).uncheck();
  await dialog(other).getByRole('button', { name: 'Save choice' }).click();
  await expect.poll(async () => cookieNames(context)).not.toContain('ref_id');
  expect(await peek(page, 'consent.state')).toEqual({
    functional: true,
    marketing: false,
    isAsked: false,
  });
  await other.close();

  await page.reload();
  await areasAreReady(page);
  await header(page).getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cookies…' }).click();
  await dialog(page).getByRole('button', { name: 'Only necessary' }).click();
  await expect.poll(async () => cookieNames(context)).not.toContain('window_width');
  await expect(bar(page)).toBeHidden();
});

test('CNS-01 on a phone the bar takes a third of the height at most, and every answer can be read', async ({
  page,
}) => {
  for (const language of ['ru', 'en', 'az', 'kz', 'ua']) {
    await page.goto(`/${language}/line`);
    // Its words are of the language; the three answers are the only buttons in a named section so.
    const question = page.locator(
      'section:has(> div > h2[id]):has(> div > button + button + button)',
    );
    await expect(question).toBeVisible();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { height } = (await question.boundingBox())!;
      expect([language, width, Math.max(height, 844 / 3)]).toEqual([language, width, 844 / 3]);
      const answers = await question.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => ({
          width: Math.round(button.clientWidth),
          isCut: button.scrollWidth > button.clientWidth,
          ground: getComputedStyle(button).backgroundColor,
        })),
      );
      expect(answers).toEqual([0, 1, 2].map(() => ({ ...answers[0], isCut: false })));
    }
  }
});

test('CNS-01 the bar shows its answers alike, covers no control of the coupon, and moves nothing', async ({
  page,
}) => {
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/en/line/football');
    await areasAreReady(page);
    await expect(bar(page)).toBeVisible();
    await expect(matches(page).first()).toBeVisible();
    const { withBar, without } = await bar(page).evaluate(placesWithAndWithout);
    expect(withBar.length).toBeGreaterThan(20);
    expect(withBar).toEqual(without);
    const buttons = await bar(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { backgroundColor, color, fontWeight } = getComputedStyle(button);
          return [Math.round(width), height, backgroundColor, color, fontWeight].join(' ');
        }),
      );
    expect(buttons).toHaveLength(3);
    expect(new Set(buttons).size).toBe(1);
    const box = (await bar(page).boundingBox())!;
    const coupon = page.getByRole('region', { name: 'Bet slip', exact: true });
    if (width <= 1024) {
      await page.getByRole('button', { name: /^Bet slip/ }).click();
      const point = [width - 100, box.y + 10] as const;
      const isCouponOnTop = async (): Promise<boolean> =>
        page.evaluate(
          ([x, y]) => document.elementFromPoint(x, y)?.closest('#coupon') instanceof Element,
          point,
        );
      await expect.poll(isCouponOnTop).toBe(true);
    } else {
      const place = (await coupon.boundingBox())!;
      expect(box.x + box.width).toBeLessThan(place.x);
    }
  }
});

/**
 * Where everything in the header and the content is, with this part of the page and without it. Both are
 * measured in one turn, so that nothing else can have moved in between.
 */
function placesWithAndWithout(part: Element): { withBar: string[]; without: string[] } {
  const places = (): string[] =>
    [...document.querySelectorAll('header, header *, main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${x} ${y} ${width} ${height}`;
    });
  const { style } = part as HTMLElement;
  const withBar = places();
  style.display = 'none';
  const without = places();
  style.display = '';
  return { withBar, without };
}

/** Fills in every field of a form, of any kind; returns the texts that would reveal it. */
async function fillEvery(form: Locator): Promise<string[]> {
  const typed: string[] = [];
  for (const [place, field] of (await form.locator('input, textarea').all()).entries()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox' || type === 'radio') await field.check();
    else {
      typed.push(`canary-field-${place}`);
      await field.fill(`canary-field-${place}`);
    }
  }
  for (const field of await form.locator('select').all()) {
    await field.selectOption({ index: 1 });
    typed.push(
      await field.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label ?? ''),
    );
  }
  return typed;
}

/** The events of the sent batches. */
function bodies(sent: readonly string[]): { readonly id: number }[] {
  return sent
    .filter((text) => text.startsWith('{"visitor"') || text.includes('"events"'))
    .flatMap((text) => (JSON.parse(text) as { events: { id: number }[] }).events);
}

test('P91 nothing that is typed at registration, sign-in and payment reaches analytics', async ({
  page,
  sandbox,
}) => {
  const canaries = ['canary-login-7', 'canary-password-7', '4111111111111111', 'canary-iban-7'];
  await page.clock.install();
  await page.goto('/en/line');
  await areasAreReady(page);
  await bar(page).getByRole('button', { name: 'Accept all' }).click();
  await letTimePass(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics-api/')) {
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    }
  });
  // No area takes payments yet: a form as one will bring it.
  await page.getByRole('main').evaluate((main) => {
    const form = document.createElement('form');
    for (const name of ['Card', 'IBAN']) {
      const field = document.createElement('input');
      field.ariaLabel = name;
      form.append(field);
    }
    form.addEventListener('submit', (event) => event.preventDefault());
    main.prepend(form);
  });
  await page.getByRole('textbox', { name: 'Card' }).pressSequentially(canaries[2]!);
  await page.getByRole('textbox', { name: 'IBAN' }).pressSequentially(canaries[3]!);
  await page.keyboard.press('Enter');
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByLabel('Login').pressSequentially(canaries[0]!);
  await signIn.getByLabel('Password', { exact: true }).pressSequentially(canaries[1]!);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(signIn.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Register' }).click();
  const registration = page.getByRole('dialog', { name: 'Register' });
  await expect(registration.getByRole('button', { name: 'Register' })).toBeVisible();
  // The bonuses come after the rest of the form.
  await expect(registration.getByRole('radio').first()).toBeVisible();
  const typed = await fillEvery(registration);
  expect(typed.length).toBeGreaterThan(1);
  await registration.getByRole('button', { name: 'Register' }).click();
  await expect(registration).toContainText(/password/i);
  const credentials = await registration.locator('dd, code, output').allInnerTexts();
  await page.clock.fastForward(6000);
  await expect.poll(() => sent.join(' ')).toContain('one_click');
  const { analytics } = await sandbox.consent();
  const kept = await page.evaluate(() => localStorage.getItem('analytics'));
  const all = [...sent, JSON.stringify(analytics), kept].join(' ');
  for (const secret of [...canaries, ...typed, ...credentials.filter((text) => text.length > 5)]) {
    expect(all).not.toContain(secret);
  }
  // Only the registration itself is sent, and the bonus that was chosen.
  const registered = bodies(sent).filter(({ id }) => id === 3);
  expect(registered).toEqual([
    { id: 3, at: expect.any(Number), type: 'one_click', bonus: 'casino' },
  ]);
  // As nobody: neither the player's cookie nor their token goes along.
  expect(sent.join(' ')).not.toMatch(/x-auth|"cookie"|x-fingerprint/i);
});
