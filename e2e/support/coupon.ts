import { expect, type Locator, type Page } from 'playwright/test';

export function coupon(page: Page): Locator {
  return page.getByRole('region', { name: 'Coupon', exact: true });
}

export function couponType(page: Page, name: 'Single' | 'Express' | 'System'): Locator {
  return coupon(page)
    .getByRole('radio', { name, exact: true })
    .or(coupon(page).getByRole('tab', { name, exact: true }));
}

export function stake(page: Page): Locator {
  return coupon(page)
    .getByRole('textbox', { name: 'Stake' })
    .or(coupon(page).getByRole('spinbutton', { name: 'Stake' }));
}

export function placeButton(page: Page): Locator {
  return coupon(page).getByRole('button', { name: /^Place bet/ });
}

/** The bets that stand in the coupon; each names its match. */
export function couponBets(page: Page): Locator {
  return coupon(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: / – / }) });
}

/** Places the coupon; where a price moves under the finger it is accepted, as a player would. */
export async function place(page: Page): Promise<void> {
  const accept = coupon(page).getByRole('button', { name: /^Accept/ });
  await expect(async () => {
    if (await accept.first().isVisible()) await accept.first().click({ timeout: 1000 });
    if ((await couponBets(page).count()) > 0) await placeButton(page).click({ timeout: 1000 });
    await expect(couponBets(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}
