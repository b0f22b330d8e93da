import type { Language } from '@grandstand/bus-contracts';
import type { GameInput, ScreenQuery } from '@grandstand/game-ui';
import type { CasinoScreen, ListScreen } from '../page/casino-screen';

/** What a screen loads that is the same for all visitors. */
interface ScreenData {
  readonly calls: readonly ScreenQuery[];
  /** The list that it shows. */
  readonly list?: GameInput<'casinoGames'>;
}

const LOBBY: ScreenQuery = { call: 'casinoLobby', input: {} };

/** The calls of a screen. */
export function queriesOf(screen: CasinoScreen, language: Language): ScreenData {
  const jackpots: ScreenQuery = { call: 'jackpots', input: {}, language };
  switch (screen.kind) {
    case 'lobby':
    case 'jackpots':
      return { calls: [LOBBY, jackpots] };
    case 'list':
      return { calls: [LOBBY, jackpots], list: filterOf(screen) };
    case 'providers':
      return { calls: [LOBBY, { call: 'casinoProviders', input: {} }] };
    case 'search':
      return {
        calls:
          screen.search === ''
            ? [LOBBY]
            : [LOBBY, { call: 'casinoSearch', input: { search: screen.search } }],
      };
    case 'game':
      return {
        calls: [
          { call: 'casinoGame', input: { game: screen.gameId } },
          { call: 'casinoRules', input: { game: screen.gameId }, language },
        ],
      };
    case 'unknown':
      return { calls: [] };
    default:
      return { calls: [LOBBY] };
  }
}

/** The filter of a list, without what it leaves open. */
export function filterOf({ category, provider, part, sort }: ListScreen): GameInput<'casinoGames'> {
  return Object.fromEntries(
    Object.entries({ category, provider, part, sort }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
