import type { Clock, Language, SiteConfig } from '@grandstand/bus-contracts';
import type { i18n } from 'i18next';
import type { ShellRenderInput, ShellRenderResult } from '@grandstand/bus-contracts/area';
import { leastAge } from '@grandstand/bus-contracts/domain';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createI18n, loadRoomTexts, type ShellTexts } from '../i18n';
import { AgeQuestion } from './page/consent/age-question';
import { bootShell } from './start/boot/boot-shell';
import { firstRender } from './start/boot/first-render';
import { ShellRoot } from './app/shell-root';

/** Nothing is awaited while a page is rendered. */
const NO_CLOCK: Clock = { now: () => Date.now(), after: () => () => {}, nextFrame: () => () => {} };

const made = new WeakMap<ShellTexts, i18n>();

/** The texts of a dictionary, made once for all pages. */
function textsOf(language: Language, dictionary: ShellTexts): i18n {
  const texts = made.get(dictionary) ?? createI18n(language, dictionary);
  made.set(dictionary, texts);
  return texts;
}

/** Renders the shell's frame with the areas' markup in its places. */
export async function renderShell(input: ShellRenderInput): Promise<ShellRenderResult> {
  const { boot, page, areaHtml, seoText } = input;
  const shell = await bootShell(page);
  const texts = textsOf(boot.language, shell.texts);
  const { t } = texts;
  const environment = {
    first: firstRender(boot, shell),
    areaHtml,
    ...(seoText && { seoText }),
    clock: NO_CLOCK,
    remoteViews: null,
    hasStoredCoupon: true,
    couponStore: () => undefined,
    loadPage: () => {},
  };
  const { titleKey } = shell.place;
  const ageQuestion = await renderAgeQuestion(boot.language, environment.first.config);
  return {
    shell,
    html: renderToString(<ShellRoot texts={texts} environment={environment} />),
    ...(ageQuestion && { ageQuestion }),
    title: titleKey ? t(titleKey) : '',
  };
}

/** The age question, if the site has one. */
async function renderAgeQuestion(
  language: Language,
  config: SiteConfig | undefined,
): Promise<string | undefined> {
  if (!config?.age) return undefined;
  const texts = textsOf(language, await loadRoomTexts('consent', language));
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <AgeQuestion minAge={leastAge(config)} helpPath={`/${language}/adults-only`} />
    </I18nextProvider>,
  );
}
