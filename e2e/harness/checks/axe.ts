import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from '../test';

/** What axe finds in the open dialog, in both themes or those given. The page must have kept its content policy until then. */
export async function dialogFaults(
  page: Page,
  watch: { readonly violations: string[] },
  themes: readonly ('dark' | 'light')[] = ['dark', 'light'],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect(watch.violations).toEqual([]);
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    // Axe adds style sheets of its own, which the policy refuses.
    watch.violations.length = 0;
    faults.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.length}`));
  }
  return faults;
}

/**
 * What axe finds on the page, or in the part of it that is named, by its rules of all levels and of good practice; it
 * adds style sheets of its own, which the content policy refuses.
 */
export async function faultsOf(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // The rule is experimental, so it is off by default; voice control needs it.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
