import type { Page } from 'playwright/test';

/** Answers the calls of analytics itself: `consent.spec.ts` compares the operator's count of them. */
export async function leaveUncounted(page: Page): Promise<void> {
  await page.route('**/analytics-api/**', (route) => route.fulfill({ json: { counters: [] } }));
}
