import type { ShellRenderInput, ShellRenderResult } from '@grandstand/bus-contracts/area';
import { renderToString } from 'react-dom/server';
import { createI18n, loadTexts } from '../i18n';
import { firstWorld } from './first-world';
import { ShellRoot } from './shell-root';
import { ROUTES } from '../routes';

/** Renders the shell's frame with the areas' markup in its places. */
export async function renderShell(input: ShellRenderInput): Promise<ShellRenderResult> {
  const { boot, url, areaHtml } = input;
  const words = await loadTexts(boot.language);
  const texts = createI18n(boot.language, words);
  const first = firstWorld(boot, url);
  const world = { first, areaHtml, remoteViews: null, loadPage: () => {} };
  const titleKey = ROUTES.find(({ name }) => name === first.place.route)?.meta.titleKey;
  return {
    texts: words,
    html: renderToString(<ShellRoot texts={texts} world={world} />),
    title: titleKey ? texts.t('title.page', { page: texts.t(titleKey) }) : texts.t('title.site'),
  };
}
