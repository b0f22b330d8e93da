import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

test('RTE-12 the debugger sends a command by its form, and shows what it causes', async ({
  page,
  watch,
}) => {
  await page.goto('/en/debugger');
  await areasAreReady(page);
  await page.getByRole('combobox', { name: 'Contract', exact: true }).selectOption('notices.show');
  await page.getByRole('textbox', { name: 'text', exact: true }).fill('Sent by hand');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Answer' })).toContainText('notice-');
  await page.getByRole('textbox', { name: 'Contract or sender' }).fill('notices.show');
  const request = page.getByRole('row', { name: /Request notices\.show@1 qa/ });
  await expect(request).toBeVisible();
  await request.getByRole('button').click();
  await page.getByRole('textbox', { name: 'Contract or sender' }).fill('');
  await expect(
    page.getByRole('row', { name: /State notices\.state@1 notices/ }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saving).suggestedFilename()).toBe('Recording 1.json');
  expect(watch.violations).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  // The styles that axe tries are refused.
  watch.violations.length = 0;
});

for (const width of [1366, 390]) {
  for (const theme of ['Dark', 'Light']) {
    test(`the gallery shows every part in the ${theme.toLowerCase()} theme at ${width}, and nothing in it is hard to read`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/en/debugger/parts');
      await areasAreReady(page);
      await page.getByRole('radio', { name: theme, exact: true }).check();
      await expect(page.getByRole('heading', { name: 'OddsButton' })).toBeVisible();
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isTooWide).toBe(false);
      expect(watch.violations).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      watch.violations.length = 0;
    });
  }
}
