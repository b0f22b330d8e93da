import { MARBLE_RACES } from '../../catalog/marble-races';
import { scoresOfPeriods } from '../../play/score-from';
import { race, type Offers } from '../../pricing/offers';
import { defineSport } from '../define-sport';

const OFFERS: Offers = { main: race(MARBLE_RACES.roster.length), more: [] };

/** Races that are drawn: the model of a race is made with its draw. */
export default defineSport('marbles', {
  listedIn: 'own-pages',
  champs: [MARBLE_RACES],
  strengthOf: () => ({ home: 0, away: 0 }),
  scoresOf: () => scoresOfPeriods,
  offersOf: () => OFFERS,
});
