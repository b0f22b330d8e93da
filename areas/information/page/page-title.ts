import type { TFunction } from 'i18next';
import type { AnswerTo } from '../data/source';
import type { InformationScreen } from './information-screen';

/** The answers that name a page. */
export interface Loaded {
  readonly page: AnswerTo<'contentPage'> | undefined;
  readonly list: AnswerTo<'contentList'> | undefined;
  /** The operator has refused one of them, as it has no such text. */
  readonly hasNone: boolean;
}

/** The name of a page: its title and its heading. */
export function pageTitle(screen: InformationScreen, { page, list }: Loaded, t: TFunction): string {
  switch (screen.kind) {
    case 'rules':
      return screen.search === ''
        ? (page?.item.title ?? groupName(screen.group, list) ?? t('title.rules'))
        : t('rules.results', { words: screen.search });
    case 'unknown':
      return t('unknown.title');
    default:
      return page?.item.title ?? t(`title.${screen.kind}`);
  }
}

/** Whether the operator has no such page. */
export function isMissingScreen(screen: InformationScreen, { list, hasNone }: Loaded): boolean {
  if (screen.kind === 'unknown' || hasNone) return true;
  const isRuleGroup = screen.kind === 'rules' && list !== undefined;
  return isRuleGroup && groupName(screen.group, list) === undefined;
}

/** The name of a group of texts; undefined where there is no such group. */
export function groupName(slug: string, list: Loaded['list']): string | undefined {
  return list?.items.find(({ group }) => group?.slug === slug)?.group?.name;
}

/** The tags of a page's head: what a search engine shows of it. */
export function pageHead(screen: InformationScreen, { page }: Loaded): string {
  const isResult = 'search' in screen && screen.search !== '';
  if (isResult) return '<meta name="robots" content="noindex, follow">';
  return page === undefined
    ? ''
    : `<meta name="description" content="${escaped(page.item.summary)}">`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
