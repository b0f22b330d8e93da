import type { Page } from 'playwright/test';
import { areasAreReady, shellIsUp } from '../harness/bus';
import { coupon, couponBets, couponType, stake } from '../harness/steps/coupon';
import { matches, odds, openMatch } from '../harness/steps/line';
import { balance, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

const API = /\/(web-api|bff-api|line-api|feed-api)\//;

async function fillCoupon(page: Page): Promise<void> {
  await page.goto('/en/line/football');
  await areasAreReady(page);
  for (const index of [0, 1]) await odds(openMatch(page, index)).first().click();
  await couponType(page, 'Accumulator').check();
  await expect(couponBets(page)).toHaveCount(2);
}

test.describe('the coupon stays and the page works after faults', () => {
  test('CPN-01 after a reload', async ({ page }) => {
    await fillCoupon(page);
    await page.reload();
    await expect(couponBets(page)).toHaveCount(2);
    await expect(couponType(page, 'Accumulator')).toBeChecked();
  });

  test('CPN-01 after the tab was closed', async ({ page, context }) => {
    await fillCoupon(page);
    await page.close();
    const next = await context.newPage();
    await next.goto('/en/live');
    await expect(couponBets(next)).toHaveCount(2);
  });

  test('CPN-01 in a second tab, which follows the first', async ({ page, context }) => {
    await fillCoupon(page);
    const second = await context.newPage();
    await second.goto('/en/');
    await expect(couponBets(second)).toHaveCount(2);
    await couponBets(second)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(couponBets(page)).toHaveCount(1);
  });

  test('P61 a broken stored coupon is repaired or dropped, and the page works', async ({
    page,
  }) => {
    await fillCoupon(page);
    for (const hostile of [
      '{',
      'null',
      '[]',
      '{"bets":[{"market":{"id":"<img onerror=alert(1)>"}}]}',
      '"x"',
    ]) {
      // Written where no coupon runs that would write over it.
      await page.goto('/icons.svg');
      const broken = await page.evaluate((value) => {
        const names = Object.keys(localStorage).filter((key) => /coupon/i.test(key));
        for (const name of names) localStorage.setItem(name, value);
        return names.length;
      }, hostile);
      expect(broken).toBeGreaterThan(0);
      await page.goto('/en/line/football');
      await areasAreReady(page);
      await expect(couponBets(page)).toHaveCount(0);
      await odds(openMatch(page)).first().click();
      await expect(couponBets(page)).toHaveCount(1);
    }
  });

  test('during ten seconds without a back end', async ({ page, context }) => {
    await newPlayer(page);
    await fillCoupon(page);
    const before = await balance(page);
    await context.setOffline(true);
    await page.clock.install();
    await stake(page).fill('5');
    await odds(openMatch(page, 2)).first().click();
    // The third is there at once; the operator gives the name of its match later.
    const removals = coupon(page).getByRole('button', { name: /^Remove/ });
    await expect(removals).toHaveCount(3);
    await expect(couponBets(page)).toHaveCount(2);
    await page.clock.runFor(10_000);
    await couponType(page, 'System').check();
    await expect(removals).toHaveCount(3);
    await context.setOffline(false);
    await page.clock.runFor(30_000);
    await expect(couponBets(page)).toHaveCount(3);
    expect(await balance(page)).toBe(before);
  });

  test('P33 while every call is answered with a 500 or with HTML', async ({ page }) => {
    await fillCoupon(page);
    for (const answer of [
      { status: 500, contentType: 'application/json', body: '{"error":{"code":1,"message":"x"}}' },
      { status: 200, contentType: 'text/html', body: '<!doctype html><p>Gateway</p>' },
    ]) {
      await page.route(API, (route) => route.fulfill(answer));
      await page.goto('/en/line/football');
      await shellIsUp(page);
      await expect(couponBets(page)).toHaveCount(2);
      await expect(couponType(page, 'Accumulator')).toBeChecked();
      await couponType(page, 'Single').check();
      await couponType(page, 'Accumulator').check();
      // The host rendered the list by its own call; the page keeps it.
      await expect(matches(page).first()).toBeVisible();
      await page.unrouteAll();
    }
  });
});
