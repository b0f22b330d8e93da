import type { Words } from '../texts/words';
import { sameWords, words } from '../texts/words';
import type { ChampFacts } from './champ';
import { FOOTBALL } from './sports';

export interface FootballChamp extends ChampFacts {
  /** The league's name in the data. */
  readonly code: string;
  /** Hours its clock is ahead of UTC. */
  readonly utcOffset: number;
}

const premierLeague = words(
  'Премьер-лига',
  'Premier League',
  'Premyer Liqa',
  'Премьер-лига',
  'Прем’єр-ліга',
);
const championship = words('Чемпионшип', 'Championship', 'Çempionşip', 'Чемпионшип', 'Чемпіоншип');
const leagueOne = words('Лига один', 'League One', 'Birinci Liqa', 'Бірінші лига', 'Ліга один');
const leagueTwo = words('Лига два', 'League Two', 'İkinci Liqa', 'Екінші лига', 'Ліга два');
const bundesliga = words('Бундеслига', 'Bundesliga', 'Bundesliqa', 'Бундеслига', 'Бундесліга');
const bundesliga2 = words(
  'Вторая Бундеслига',
  '2. Bundesliga',
  'İkinci Bundesliqa',
  'Екінші Бундеслига',
  'Друга Бундесліга',
);
const secondLeague = words('Вторая лига', '2. Liga', 'İkinci Liqa', 'Екінші лига', 'Друга ліга');
const laLiga = words('Ла Лига', 'La Liga', 'La Liqa', 'Ла Лига', 'Ла Ліга');
const segunda = words('Сегунда', 'Segunda División', 'Sequnda', 'Сегунда', 'Сегунда');
const ligue1 = words('Лига 1', 'Ligue 1', 'Liqa 1', '1-лига', 'Ліга 1');
const ligue2 = words('Лига 2', 'Ligue 2', 'Liqa 2', '2-лига', 'Ліга 2');
const serieA = words('Серия A', 'Serie A', 'A Seriyası', 'A сериясы', 'Серія A');
const serieB = words('Серия B', 'Serie B', 'B Seriyası', 'B сериясы', 'Серія B');
const superLeague = words('Суперлига', 'Super League', 'Superliqa', 'Суперлига', 'Суперліга');
const superLig = words('Суперлига', 'Süper Lig', 'Superliqa', 'Суперлига', 'Суперліга');
const proLeague = words('Про-лига', 'Pro League', 'Pro Liqa', 'Про-лига', 'Про-ліга');
const eredivisie = words('Эредивизи', 'Eredivisie', 'Eredivizi', 'Эредивизи', 'Ередивізі');
const primeiraLiga = words(
  'Примейра',
  'Primeira Liga',
  'Primeyra Liqa',
  'Примейра',
  'Прімейра-ліга',
);
const premiership = words('Премьершип', 'Premiership', 'Premyerşip', 'Премьершип', 'Прем’єршип');
const primera = words(
  'Примера',
  'Primera División',
  'Primera Divizionu',
  'Примера',
  'Прімера Дивізіон',
);
const primeraA = words('Примера А', 'Primera A', 'Primera A', 'Примера А', 'Прімера А');
const j1 = words('Джей-лига 1', 'J1 League', 'J1 Liqası', 'J1 лигасы', 'Джей-ліга 1');
const libertadores = words(
  'Кубок Либертадорес',
  'Copa Libertadores',
  'Libertadores Kuboku',
  'Либертадорес кубогы',
  'Кубок Лібертадорес',
);

type Entry = readonly [
  code: string,
  region: string | null,
  slug: string,
  names: Words,
  utcOffset: number,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  ['en.1', 'england', 'england-premier-league', premierLeague, 0, true],
  ['es.1', 'ES', 'spain-la-liga', laLiga, 1, true],
  ['it.1', 'IT', 'italy-serie-a', serieA, 1, true],
  ['de.1', 'DE', 'germany-bundesliga', bundesliga, 1, true],
  ['fr.1', 'FR', 'france-ligue-1', ligue1, 1, true],
  ['copa.l', null, 'copa-libertadores', libertadores, -3, true],
  ['nl.1', 'NL', 'netherlands-eredivisie', eredivisie, 1],
  ['pt.1', 'PT', 'portugal-primeira-liga', primeiraLiga, 0],
  ['tr.1', 'TR', 'turkey-super-lig', superLig, 3],
  ['br.1', 'BR', 'brazil-serie-a', serieA, -3],
  ['ar.1', 'AR', 'argentina-primera-division', primera, -3],
  ['mls', 'US', 'usa-mls', sameWords('MLS'), -5],
  ['en.2', 'england', 'england-championship', championship, 0],
  ['es.2', 'ES', 'spain-segunda-division', segunda, 1],
  ['it.2', 'IT', 'italy-serie-b', serieB, 1],
  ['de.2', 'DE', 'germany-2-bundesliga', bundesliga2, 1],
  ['fr.2', 'FR', 'france-ligue-2', ligue2, 1],
  ['be.1', 'BE', 'belgium-pro-league', proLeague, 1],
  ['at.1', 'AT', 'austria-bundesliga', bundesliga, 1],
  ['at.2', 'AT', 'austria-2-liga', secondLeague, 1],
  ['gr.1', 'GR', 'greece-super-league', superLeague, 2],
  ['sco.1', 'scotland', 'scotland-premiership', premiership, 0],
  ['jp.1', 'JP', 'japan-j1-league', j1, 9],
  ['cn.1', 'CN', 'china-super-league', superLeague, 8],
  ['co.1', 'CO', 'colombia-primera-a', primeraA, -5],
  ['br.2', 'BR', 'brazil-serie-b', serieB, -3],
  ['en.3', 'england', 'england-league-one', leagueOne, 0],
  ['en.4', 'england', 'england-league-two', leagueTwo, 0],
];

const FIRST_ID = 101;

/** In the order of the menu. */
export const FOOTBALL_CHAMPS: readonly FootballChamp[] = ENTRIES.map(
  ([code, region, slug, names, utcOffset, isTop = false], place) => ({
    id: FIRST_ID + place,
    sportId: FOOTBALL,
    slug,
    names,
    region,
    isTop,
    code,
    utcOffset,
  }),
);
