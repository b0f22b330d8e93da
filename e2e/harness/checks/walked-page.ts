import type { Page } from 'playwright/test';
import { expect } from '../test';
import { faultsOf } from './axe';

/** A status other than 200 is logged by the browser, and is an answer that a journey may provoke. */
const OF_A_STATUS = 'Failed to load resource';

/** Returns a check of the page as it is: no finding of axe, no error in the console, nothing beyond the width. */
export function walkedPageCheck(
  page: Page,
  watch: { readonly violations: string[] },
  width: number,
): () => Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith(OF_A_STATUS)) errors.push(text);
  });
  return async () => {
    expect(watch.violations).toEqual([]);
    expect(errors).toEqual([]);
    // What is behind a dialog can't be reached, and was seen before.
    const hasDialog = await page.locator('dialog[open]').isVisible();
    expect(await faultsOf(page, hasDialog ? 'dialog[open]' : undefined)).toEqual([]);
    // Axe adds style sheets of its own, which the policy refuses.
    watch.violations.length = 0;
    errors.length = 0;
    if (!hasDialog) expect(await textsThatOverlap(page)).toEqual([]);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  };
}

/** Texts that are wider than their place, and so lie on what is beside it. */
async function textsThatOverlap(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) =>
          element.clientWidth > 0 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX === 'visible' &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
          ),
      )
      .map(({ innerText }) => innerText),
  );
}
