import type { DrawsQuery } from '../data/source';
import type { TotoScreen } from './toto-screen';

/** The draws that a screen shows; a player's coupons come in the page alone. */
export function queriesOf(screen: TotoScreen): DrawsQuery | null {
  switch (screen.kind) {
    case 'draw':
      return { section: screen.section, list: 'open' };
    case 'next':
      return { section: screen.section, list: 'next' };
    case 'draws':
    case 'nonimees':
      return screen.before === undefined
        ? { section: screen.section, list: 'past' }
        : { section: screen.section, list: 'past', before: screen.before };
    case 'coupons':
    case 'unknown':
      return null;
  }
}
