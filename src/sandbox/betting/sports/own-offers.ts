import { once } from '../play/discrete-chances';
import type { Offer, Offers } from '../pricing/offers';
import type { OfferedGame } from './define-sport';

type KnownGame = Required<Pick<OfferedGame, 'id' | 'champId' | 'home' | 'away' | 'strength'>>;

/** The offers of games, with those on the players of each, which are made once and only where they are looked at. */
export function withOwnOffers(
  common: (game: OfferedGame) => Offers,
  ofPlayers: (game: KnownGame) => readonly Offer[],
): (game: OfferedGame) => Offers {
  const known = new WeakMap<OfferedGame, Offers>();
  return (game) => {
    const found = known.get(game);
    if (found) return found;
    const { id, champId, home, away, strength } = game;
    const offers = common(game);
    if (id === undefined || home === undefined || away === undefined) return offers;
    const more = once(() => [...offers.more, ...ofPlayers({ id, champId, home, away, strength })]);
    const made: Offers = {
      main: offers.main,
      // Most matches are never opened.
      get more() {
        return more();
      },
    };
    known.set(game, made);
    return made;
  };
}
