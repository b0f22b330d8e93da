import { rosterChamps } from '../../catalog/champ';
import { ebasketball } from '../../play/basketball';
import { scoresOfPeriods } from '../../play/score-from';
import { basketballOffersOf } from '../../pricing/basketball-offers';
import { defineSport } from '../define-sport';

const CHAMPS = rosterChamps('ebasketball', [
  {
    id: 4601,
    region: null,
    slug: 'street-league',
    isTop: true,
    roster:
      'Neon Dunkers (Ace), Pixel Hoops (Jay), Turbo Rims (Don), Arcade Kings (Bek), Laser Nets (Cole), Joystick Jam (Rio), Blue Court (Yan), Retro Rollers (Gus)',
  },
  {
    id: 4602,
    region: null,
    slug: 'night-series',
    roster:
      'Midnight Rims (Kai), Silver Street (Ben), Golden Hook (Aziz), Red Line (Vlad), Extra Pass (Udo), Final Shot (Ned)',
  },
]);

export default defineSport('ebasketball', {
  listedIn: 'virtual',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 50 + gap * 5, away: 49 - gap * 5 }),
  modelOf: () => ebasketball,
  scoresOf: () => scoresOfPeriods,
  offersOf: ({ strength }) => basketballOffersOf(strength),
});
