import type { Clock } from '@grandstand/bus-contracts';
import type { ShellRenderInput, ShellRenderResult } from '@grandstand/bus-contracts/area';
import { renderToString } from 'react-dom/server';
import { createI18n } from '../i18n';
import { bootShell } from './start/boot-shell';
import { firstWorld } from './start/first-world';
import { ShellRoot } from './frame/shell-root';

/** Nothing is awaited while a page is rendered. */
const NO_CLOCK: Clock = { now: () => Date.now(), after: () => () => {}, nextFrame: () => () => {} };

/** Renders the shell's frame with the areas' markup in its places. */
export async function renderShell(input: ShellRenderInput): Promise<ShellRenderResult> {
  const { boot, page, areaHtml, seoText } = input;
  const shell = await bootShell(page);
  const texts = createI18n(boot.language, shell.texts);
  const { t } = texts;
  const world = {
    first: firstWorld(boot, shell),
    areaHtml,
    ...(seoText && { seoText }),
    clock: NO_CLOCK,
    remoteViews: null,
    hasKeptCoupon: true,
    loadPage: () => {},
  };
  const { titleKey } = shell.place;
  return {
    shell,
    html: renderToString(<ShellRoot texts={texts} world={world} />),
    title: titleKey ? t(titleKey) : '',
  };
}
