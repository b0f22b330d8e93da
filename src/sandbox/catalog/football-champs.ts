import type { Words } from '../texts/words';
import { sameWords, words } from '../texts/words';
import type { ChampFacts } from './champ';
import { FOOTBALL } from './sports';

export interface FootballChamp extends ChampFacts {
  /** The league's name in the data. */
  readonly code: string;
  /** IANA name of the zone its kick-offs are told in. */
  readonly timeZone: string;
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
  timeZone: string,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  ['en.1', 'england', 'england-premier-league', premierLeague, 'Europe/London', true],
  ['es.1', 'ES', 'spain-la-liga', laLiga, 'Europe/Madrid', true],
  ['it.1', 'IT', 'italy-serie-a', serieA, 'Europe/Rome', true],
  ['de.1', 'DE', 'germany-bundesliga', bundesliga, 'Europe/Berlin', true],
  ['fr.1', 'FR', 'france-ligue-1', ligue1, 'Europe/Paris', true],
  ['copa.l', null, 'copa-libertadores', libertadores, 'America/Sao_Paulo', true],
  ['nl.1', 'NL', 'netherlands-eredivisie', eredivisie, 'Europe/Amsterdam'],
  ['pt.1', 'PT', 'portugal-primeira-liga', primeiraLiga, 'Europe/Lisbon'],
  ['tr.1', 'TR', 'turkey-super-lig', superLig, 'Europe/Istanbul'],
  ['br.1', 'BR', 'brazil-serie-a', serieA, 'America/Sao_Paulo'],
  ['ar.1', 'AR', 'argentina-primera-division', primera, 'America/Argentina/Buenos_Aires'],
  ['mls', 'US', 'usa-mls', sameWords('MLS'), 'America/New_York'],
  ['en.2', 'england', 'england-championship', championship, 'Europe/London'],
  ['es.2', 'ES', 'spain-segunda-division', segunda, 'Europe/Madrid'],
  ['it.2', 'IT', 'italy-serie-b', serieB, 'Europe/Rome'],
  ['de.2', 'DE', 'germany-2-bundesliga', bundesliga2, 'Europe/Berlin'],
  ['fr.2', 'FR', 'france-ligue-2', ligue2, 'Europe/Paris'],
  ['be.1', 'BE', 'belgium-pro-league', proLeague, 'Europe/Brussels'],
  ['at.1', 'AT', 'austria-bundesliga', bundesliga, 'Europe/Vienna'],
  ['at.2', 'AT', 'austria-2-liga', secondLeague, 'Europe/Vienna'],
  ['gr.1', 'GR', 'greece-super-league', superLeague, 'Europe/Athens'],
  ['sco.1', 'scotland', 'scotland-premiership', premiership, 'Europe/London'],
  ['jp.1', 'JP', 'japan-j1-league', j1, 'Asia/Tokyo'],
  ['cn.1', 'CN', 'china-super-league', superLeague, 'Asia/Shanghai'],
  ['co.1', 'CO', 'colombia-primera-a', primeraA, 'America/Bogota'],
  ['br.2', 'BR', 'brazil-serie-b', serieB, 'America/Sao_Paulo'],
  ['en.3', 'england', 'england-league-one', leagueOne, 'Europe/London'],
  ['en.4', 'england', 'england-league-two', leagueTwo, 'Europe/London'],
];

const FIRST_ID = 101;

/** In the order of the menu. */
export const FOOTBALL_CHAMPS: readonly FootballChamp[] = ENTRIES.map(
  ([code, region, slug, names, timeZone, isTop = false], place) => ({
    id: FIRST_ID + place,
    sportId: FOOTBALL,
    slug,
    names,
    region,
    isTop,
    code,
    timeZone,
  }),
);
