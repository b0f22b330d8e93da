import { rosterChamps } from '../../catalog/champ';
import { basketball } from '../../play/basketball';
import { scoresOfPeriods } from '../../play/score-from';
import { scorersOf as scorersIn, type Scorers } from '../../play/points/scorers';
import { basketballOffersOf, playerPointOffers } from '../../pricing/basketball-offers';
import { defineSport, type ScoringGame } from '../define-sport';
import { withOwnOffers } from '../own-offers';

const CHAMPS = rosterChamps('basketball', [
  {
    id: 301,
    region: null,
    slug: 'continental-league',
    isTop: true,
    roster:
      'Madrid Toros, Istanbul Lions, Athens Owls, Belgrade Knights, Kaunas Greens, Milan Reds, Barcelona Waves, Munich Peaks, Berlin Bears, Monaco Rocks, Bologna Towers, Lyon Flames, Tel Aviv Suns, Vitoria Stags',
  },
  {
    id: 302,
    region: 'US',
    slug: 'atlantic-conference',
    isTop: true,
    roster:
      'Boston Harbor, Brooklyn Bridges, Philly Bells, Jersey Comets, Baltimore Crabs, Hartford Oaks, Providence Rams, Norfolk Anchors, Richmond Foxes, Buffalo Winds, Albany Kings, Newark Rail',
  },
  {
    id: 303,
    region: 'TR',
    slug: 'turkey-first-league',
    roster:
      'Ankara Storks, Izmir Waves, Bursa Green, Konya Wheat, Antalya Coast, Trabzon North, Gaziantep Pistachio, Samsun Harbour, Eskisehir River, Manisa Sultans',
  },
  {
    id: 304,
    region: null,
    slug: 'baltic-cup',
    roster:
      'Riga Amber, Tallinn Walls, Vilnius Towers, Klaipeda Port, Tartu Scholars, Ventspils Docks, Siauliai Sun, Liepaja Wind, Panevezys Brewers, Parnu Sands',
  },
]);

const regionOf = (champId: number): string | null =>
  CHAMPS.find(({ id }) => id === champId)?.region ?? null;

const scorersOf = ({ home, away, champId }: ScoringGame): Scorers =>
  scorersIn({ home, away }, regionOf(champId));

export default defineSport('basketball', {
  listedIn: 'line',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 83 + gap * 9, away: 80 - gap * 9 }),
  modelOf: () => basketball,
  scoresOf: () => scoresOfPeriods,
  scorersOf,
  offersOf: withOwnOffers(
    ({ strength }) => basketballOffersOf(strength),
    (game) => playerPointOffers(scorersOf(game), game.strength),
  ),
});
