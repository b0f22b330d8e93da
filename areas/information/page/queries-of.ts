import { APP_TEXTS, type InformationScreen } from './information-screen';
import type { ScreenQuery } from '../data/queries';

/** The calls of a screen. */
export function queriesOf(screen: InformationScreen): readonly ScreenQuery[] {
  switch (screen.kind) {
    case 'text':
      return [{ call: 'contentPage', input: { kind: 'pages', slug: screen.slug } }];
    case 'responsible':
      return [{ call: 'contentPage', input: { kind: 'pages', slug: 'responsiblegaming' } }];
    case 'terminals':
      return [
        { call: 'contentPage', input: { kind: 'pages', slug: 'cash_terminals' } },
        { call: 'cashTerminals', input: {} },
      ];
    case 'rules':
      return [
        { call: 'contentList', input: { kind: 'rules' } },
        ...(screen.search === ''
          ? screen.chapter === undefined
            ? []
            : [chapterOf(screen.group, screen.chapter)]
          : [searchOf(screen.search)]),
      ];
    case 'alphabet':
      return [
        { call: 'contentList', input: { kind: 'alphabet' } },
        ...(screen.slug === undefined
          ? []
          : [{ call: 'contentPage', input: { kind: 'alphabet', slug: screen.slug } } as const]),
      ];
    case 'news':
      return screen.slug === undefined
        ? [{ call: 'contentList', input: { kind: screen.of } }]
        : [{ call: 'contentPage', input: { kind: screen.of, slug: screen.slug } }];
    case 'apps':
      return [
        { call: 'contentPage', input: { kind: 'pages', slug: APP_TEXTS[screen.app] } },
        { call: 'appsGroup', input: {} },
      ];
    case 'partners':
      return [
        { call: 'contentList', input: { kind: 'partners' } },
        { call: 'contentPage', input: { kind: 'partners', slug: screen.section } },
      ];
    case 'calculator':
    case 'unknown':
      return [];
  }
}

/** The call for a chapter of the rules. */
export function chapterOf(group: string, chapter: string): ScreenQuery<'contentPage'> {
  return { call: 'contentPage', input: { kind: 'rules', slug: `${group}.${chapter}` } };
}

/** The call for a search of the rules. */
export function searchOf(search: string): ScreenQuery<'contentSearch'> {
  return { call: 'contentSearch', input: { kind: 'rules', search } };
}
