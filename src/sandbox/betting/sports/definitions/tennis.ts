import { rosterChamps } from '../../catalog/champ';
import type { Pair } from '../../play/fixture';
import { scoresOfSets } from '../../play/score-from';
import { tennis, TENNIS_RULES } from '../../play/sets/sets';
import {
  correctScores,
  handicaps,
  inPart,
  inParts,
  lines,
  oddEven,
  setScores,
  teamTotals,
  tieBreak,
  totals,
  upTo,
  winner,
  type Offers,
} from '../../pricing/offers';
import { defineSport } from '../define-sport';
import { PART } from '@grandstand/bus-contracts/domain';

const CHAMPS = rosterChamps('tennis', [
  {
    id: 401,
    region: 'PT',
    slug: 'lisbon-open',
    isTop: true,
    roster:
      'M. Lindqvist, A. Ferrand, T. Okoye, J. Marchetti, D. Kovalenko, R. Salazar, P. Hartmann, L. Tanaka, S. Whitford, N. Baptista, K. Novotny, E. Vasquez, O. Brandt, H. Ilves, C. Dumont, V. Sarkisov',
  },
  {
    id: 402,
    region: 'AT',
    slug: 'vienna-ladies',
    isTop: true,
    roster:
      'E. Castellan, I. Morozova, S. Lindholm, A. Beaumont, K. Yamane, M. Oliveras, L. Petrakova, C. Hendry, N. Achterberg, J. Rousselle, D. Milanovic, T. Adeyemi, P. Zelenka, R. Fontana, V. Skarsgard, H. Quist',
  },
  {
    id: 403,
    region: 'KZ',
    slug: 'almaty-cup',
    roster:
      'B. Nurlanov, G. Petrescu, F. Aguilar, W. Sorensen, Z. Kadyrov, T. Wellington, A. Mbeki, Y. Sato, R. Dvorak, S. Alimov, J. Carver, L. Pereyra, M. Ozturk, I. Halonen, D. Rybak, P. Lefort',
  },
  {
    id: 404,
    region: 'AU',
    slug: 'brisbane-challenger',
    roster:
      'O. Farrow, K. Lindgren, A. Nakagawa, M. Drozdova, S. Barlow, E. Ruiz, H. Tremblay, L. Kipchoge, C. Vermeer, J. Albescu, T. Hollis, N. Sandoval',
  },
]);

const SET_SCORES: readonly Pair[] = [
  ...upTo(4).map((away) => ({ home: 6, away })),
  { home: 7, away: 5 },
  { home: 7, away: 6 },
  { home: 6, away: 7 },
  { home: 5, away: 7 },
  ...upTo(4)
    .toReversed()
    .map((home) => ({ home, away: 6 })),
];

const OFFERS: Offers = {
  main: [...winner, ...totals([2.5]), ...handicaps([-1.5, 1.5])],
  more: [
    ...correctScores(setScores(2)),
    ...tieBreak,
    ...inPart(PART.games, [
      ...totals(lines(23.5, 1, 7)),
      ...handicaps(lines(0.5, 1, 7)),
      ...teamTotals(lines(11.5, 1, 4)),
      ...oddEven,
    ]),
    ...inParts(PART.set, 3, [
      ...winner,
      ...totals([6.5, 7.5, 8.5, 9.5, 10.5, 12.5]),
      ...handicaps([-4.5, -3.5, -2.5, -1.5, 1.5, 2.5, 3.5, 4.5]),
      ...teamTotals([2.5, 3.5, 4.5, 5.5]),
      ...tieBreak,
      ...oddEven,
      ...correctScores(SET_SCORES),
    ]),
  ],
};

const SCORES = scoresOfSets(TENNIS_RULES);

export default defineSport('tennis', {
  listedIn: 'line',
  champs: CHAMPS,
  strengthOf: (gap) => ({ home: 0.5 + gap * 0.13, away: 0.5 - gap * 0.13 }),
  modelOf: () => tennis,
  scoresOf: () => SCORES,
  offersOf: () => OFFERS,
});
