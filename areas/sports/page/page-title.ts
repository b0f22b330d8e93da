import type { Champ, Game, Sport } from '@grandstand/bus-contracts';
import type { TFunction } from 'i18next';
import type { Screen } from '../screens/screen';

/** The parts of a screen's title, as far as they are known. */
interface TitleFacts {
  readonly sport?: Sport | undefined;
  readonly champ?: Champ | undefined;
  readonly game?: Game | undefined;
}

/** The title of a screen as a page opens with it, before the site's name; from then on the shell names the page after its heading. */
export function pageTitle(
  screen: Screen,
  { sport, champ, game }: TitleFacts,
  t: TFunction,
): string {
  return parts().join(' | ');

  function parts(): string[] {
    switch (screen.kind) {
      case 'home':
        return [t('title.home')];
      case 'favourites':
        return [t('favourites.title')];
      case 'selection':
        return [t(`selection.${screen.of}`)];
      case 'multi':
        return [t('multi.title')];
      case 'search':
        return [t('search.results', { words: screen.search })];
      case 'list':
        return [...names(champ, sport), t(`title.${screen.section}`)];
      case 'game':
        return game ? [`${game.home} – ${game.away}`, game.champ.name] : [t('title.line')];
      default:
        return [t('unknown.title')];
    }
  }
}

function names(...things: readonly ({ readonly name: string } | undefined)[]): string[] {
  return things.flatMap((thing) => (thing ? [thing.name] : []));
}
