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
    case 'alphabet':
      return alphabetTitle(screen, list) ?? t('title.alphabet');
    case 'news':
      return screen.slug === undefined
        ? [t(`title.${screen.of}`), tagName(screen.tag, list)].filter(Boolean).join(': ')
        : (page?.item.title ?? t(`title.${screen.of}`));
    case 'unknown':
      return t('unknown.title');
    default:
      return page?.item.title ?? t(`title.${screen.kind}`);
  }
}

/** Whether the operator has no such page. */
export function isMissingScreen(screen: InformationScreen, { list, hasNone }: Loaded): boolean {
  if (screen.kind === 'unknown' || hasNone) return true;
  if (screen.kind === 'alphabet') return list !== undefined && !isInAlphabet(screen, list);
  if (screen.kind === 'news' && screen.tag !== undefined) {
    return list !== undefined && tagName(screen.tag, list) === undefined;
  }
  const isRuleGroup = screen.kind === 'rules' && list !== undefined;
  return isRuleGroup && groupName(screen.group, list) === undefined;
}

/** The name of a group of texts; undefined where there is no such group. */
export function groupName(slug: string, list: Loaded['list']): string | undefined {
  return list?.items.find(({ group }) => group?.slug === slug)?.group?.name;
}

type Alphabet = InformationScreen & { kind: 'alphabet' };

function isInAlphabet({ block, category, slug }: Alphabet, list: AnswerTo<'contentList'>): boolean {
  return list.items.some(
    (item) =>
      (block === undefined || item.group?.slug === block) &&
      (category === undefined || item.category?.slug === category) &&
      (slug === undefined || item.slug === slug),
  );
}

/** The name of a term, a category or a block. */
function alphabetTitle(
  { block, category, slug }: Alphabet,
  list: Loaded['list'],
): string | undefined {
  const item = list?.items.find(
    (each) =>
      each.slug === slug ||
      (slug === undefined &&
        each.group?.slug === block &&
        (category === undefined || each.category?.slug === category)),
  );
  if (slug !== undefined) return item?.title;
  return category === undefined ? item?.group?.name : item?.category?.name;
}

function tagName(tag: string | undefined, list: Loaded['list']): string | undefined {
  const tags = list?.items.flatMap((item) => item.tags);
  return tags?.find(({ slug }) => slug === tag)?.name;
}
