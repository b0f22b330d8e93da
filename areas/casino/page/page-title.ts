import type { TFunction } from 'i18next';
import type { AnswerTo } from '@grandstand/game-ui';
import { providerPath, type CasinoScreen, type ListScreen } from './casino-screen';
import { partName } from './part-name';

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
  { title, base, provider, part }: ListScreen,
  lobby: Names['lobby'],
  t: TFunction,
): string {
  const isOfProvider = provider !== undefined && base === providerPath(provider);
  const known = isOfProvider && lobby?.providers.find(({ slug }) => slug === provider);
  const whole = known ? known.name : t(isOfProvider ? 'title.provider' : `category.${title}`);
  const named = part === undefined || title === 'fast-bet' ? '' : partName(part, t);
  return named === '' ? whole : `${whole}: ${named}`;
}
