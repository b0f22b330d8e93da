import type { TFunction } from 'i18next';
import type { AnswerTo } from '@grandstand/game-ui';
import type { CasinoScreen } from './casino-screen';

/** The answers that name a page. */
interface Names {
  readonly lobby?: AnswerTo<'casinoLobby'> | undefined;
  readonly game?: AnswerTo<'casinoGame'> | undefined;
}

/** The name of a page: its title and its heading. */
export function pageTitle(screen: CasinoScreen, { lobby, game }: Names, t: TFunction): string {
  switch (screen.kind) {
    case 'list':
      return listTitle(screen, lobby, t);
    case 'search':
      return screen.search === ''
        ? t('title.search')
        : t('title.results', { words: screen.search });
    case 'game':
      return game?.game.name ?? t('title.game');
    case 'my':
      return t(screen.isFavouritesOnly ? 'title.favourites' : 'title.my');
    default:
      return t(`title.${screen.kind}`);
  }
}

function listTitle(
  { title, provider, part }: CasinoScreen & { kind: 'list' },
  lobby: Names['lobby'],
  t: TFunction,
): string {
  if (provider !== undefined) {
    const known = lobby?.providers.find(({ slug }) => slug === provider);
    return known?.name ?? t('title.provider');
  }
  const whole = t(`category.${title}`);
  // A part that has no name here is one that the operator does not have either.
  const named = part === undefined || title === 'fast-bet' ? '' : t(`part.${part}`, '');
  return named === '' ? whole : `${whole}: ${named}`;
}
