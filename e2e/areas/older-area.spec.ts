import { script, SPORTS_ENTRY, unpin } from '../harness/area-scripts';
import { areasAreReady } from '../harness/bus';
import { expect, test } from '../harness/test';

test('BUS-01 an area that was built with an earlier version of a contract opens dialogs as before', async ({
  page,
}) => {
  await unpin(page);
  await page.route(
    SPORTS_ENTRY,
    script(`
      import { areaReady, dialogsOpen } from '@grandstand/bus-contracts';
      const open = { ...dialogsOpen, version: 1 };
      const manifest = { name: 'sports', subscribes: [], publishes: [areaReady], sends: [open] };
      export default { manifest, mount({ bus, root }) {
        const buttons = ['registration', 'settings'].map((name) => {
          const button = document.createElement('button');
          button.textContent = 'Old ' + name;
          button.addEventListener('click', () => void bus.send(open, { name }));
          return button;
        });
        root.replaceChildren(...buttons);
        bus.publish(areaReady, {});
        return () => {};
      } };
    `),
  );
  await page.goto('/en/line');
  await areasAreReady(page);
  for (const [name, title] of [
    ['Old registration', 'Register'],
    ['Old settings', 'Display settings'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
