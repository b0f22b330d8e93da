import { AxeBuilder } from '@axe-core/playwright';
import { areasAreReady } from '../../e2e/harness/bus';
import { newPlayer } from '../../e2e/harness/steps/player';
import { expect, test } from '../../e2e/harness/test';

const TEXT = 'Show <b>kick-off times</b>\nas a calendar.';

test('RTE-31 a player shares an idea, sees that it is declined and why, and which ideas the operator carries out', async ({
  page,
  watch,
}) => {
  await newPlayer(page);
  const main = page.getByRole('main');
  const own = main.getByRole('list', { name: 'Your ideas' }).getByRole('listitem');
  const decide = async (what: string, data: object): Promise<void> => {
    const { ideas } = (await (await page.request.get('/sandbox/v1/ideas')).json()) as {
      ideas: { id: string; text: string }[];
    };
    id ??= ideas.find(({ text }) => text === TEXT)?.id;
    const answer = await page.request.post(`/sandbox/v1/ideas/${id}/${what}`, { data });
    expect(answer.ok()).toBe(true);
  };
  let id: string | undefined;

  await page.goto('/en/office/support');
  await areasAreReady(page);
  await main.getByRole('link', { name: 'Share an idea' }).click();
  await expect(page).toHaveURL(/\/en\/office\/share-idea$/);
  await main.getByLabel('What would you like to have?').fill(TEXT);
  await main.getByRole('button', { name: 'Send the idea' }).click();
  await expect(main.getByText(/^Thank you, your idea has arrived/)).toBeVisible();
  await expect(own).toHaveText(/^New .*Show <b>kick-off times<\/b>\s+as a calendar\.$/);

  await decide('decline', { reason: 'The league forbids it.' });
  await expect(own).toHaveText(/^Declined .*Why: The league forbids it\.$/s);
  const { violations } = await new AxeBuilder({ page })
    .include('main')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  // The tool itself adds style sheets that the policy refuses.
  watch.violations.length = 0;
  expect(violations.map((violation) => violation.id)).toEqual([]);

  await decide('plan', {});
  await decide('publish', {
    titles: { ru: 'Календарь', en: 'A calendar', az: 'Təqvim', kz: 'Күнтізбе', ua: 'Календар' },
  });
  await page.goto('/ua/office/share-idea');
  await areasAreReady(page);
  await expect(main.getByRole('list', { name: 'Ідеї гравців, які ми втілюємо' })).toContainText(
    'Календар',
  );
});
