import { header } from '../harness/steps/player';
import { expect, test } from '../harness/test';
import { startOwnSite } from '../harness/own-operator';

test('RTE-01 a site offers the languages of its operator, and redirects from the others to the visitor’s', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const site = await startOwnSite(baseURL ?? '', { languages: ['en', 'az'] });
  try {
    const target = async (path: string, lng: string): Promise<string | undefined> => {
      const headers = { cookie: `lng=${lng}` };
      const answer = await request.get(site.origin + path, { headers, maxRedirects: 0 });
      return answer.headers()['location'];
    };
    expect(await target('/ru/live?x=1', 'az')).toBe('/az/live?x=1');
    expect(await target('/live', 'ru')).toBe('/en/live');
    expect(await target('/az/live/', 'en')).toBe('/az/live');

    await context.addCookies([{ name: 'lng', value: 'en', url: site.origin }]);
    await page.goto(`${site.origin}/ru/line?x=1`);
    await expect(page).toHaveURL(`${site.origin}/en/line?x=1`);
    const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Languages' });
    await expect(footer.getByRole('link')).toHaveText(['English', 'Azərbaycanca']);
    const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Language' });
    await header(page).getByRole('button', { name: 'Display settings' }).click();
    await expect(choice.getByRole('option')).toHaveText(['English', 'Azərbaycanca']);
    // Pressed until the shell reacts: this site has no interface by which a test could ask. Not at once
    // again: a second press calls off the page that the first one has asked for.
    await expect(async () => {
      await choice.selectOption('Azərbaycanca');
      await expect(page).toHaveURL(`${site.origin}/az/line?x=1`, { timeout: 8000 });
    }).toPass();
    // The host reads the language from the cookie, which the page stores when it has started.
    await expect
      .poll(
        async () => (await context.cookies(site.origin)).find(({ name }) => name === 'lng')?.value,
      )
      .toBe('az');
    // A link in a language that is not offered is the host's to answer: it leads to one that is.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/kz/live';
      document.body.append(link);
      link.click();
    });
    await expect(page).toHaveURL(`${site.origin}/az/live`);
  } finally {
    await site.stop();
  }
});
