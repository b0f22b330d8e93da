import { rosterChamps } from '../../catalog/champ';
import { WORLD_CHAMPIONSHIP } from '../../catalog/world-championship';
import { USUAL_RUNS } from '../../play/cricket/balls';
import { cricket } from '../../play/cricket/cricket';
import { cricketScores } from '../../play/cricket/score-from';
import { cricketOffersOf } from '../../pricing/cricket-offers';
import { champions, type Offers } from '../../pricing/offers';
import { defineSport } from '../define-sport';

const CHAMPS = rosterChamps('cricket', [
  {
    id: 502,
    region: null,
    slug: 'continental-t20',
    isTop: true,
    roster:
      'Karachi Kites, Mumbai Monsoon, Sydney Surf, Durban Dolphins, Colombo Cobras, Dhaka Deltas, Lahore Lanterns, Perth Pelicans, Chennai Chariots, Harare Herons, Dublin Druids, Auckland Anchors',
  },
]);

/** Nobody is shown these in a list of games. */
const OUTRIGHT: Offers = { main: [], more: champions(WORLD_CHAMPIONSHIP.roster.length) };

export default defineSport('cricket', {
  listedIn: 'line',
  champs: CHAMPS,
  calendarChamps: [WORLD_CHAMPIONSHIP],
  strengthOf: (gap) => ({ home: USUAL_RUNS + gap * 24, away: USUAL_RUNS - gap * 24 }),
  // Its matches are the longest: more of them are in play at the same time.
  gamesAtATime: 1,
  modelOf: () => cricket,
  scoresOf: () => cricketScores,
  offersOf: ({ isOutright, strength }) => (isOutright ? OUTRIGHT : cricketOffersOf(strength)),
});
