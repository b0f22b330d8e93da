import { SPORT_IDS } from '@grandstand/bus-contracts/domain';
import type { ChampFacts } from './champ';

export interface FootballChamp extends ChampFacts {
  /** The league's name in the data. */
  readonly code: string;
  /** IANA name of the time zone of the kick-offs in the data. */
  readonly timeZone: string;
}

type Entry = readonly [
  code: string,
  region: string | null,
  slug: ChampFacts['slug'],
  timeZone: string,
  isTop?: boolean,
];

const ENTRIES: readonly Entry[] = [
  ['en.1', 'england', 'england-premier-league', 'Europe/London', true],
  ['es.1', 'ES', 'spain-la-liga', 'Europe/Madrid', true],
  ['it.1', 'IT', 'italy-serie-a', 'Europe/Rome', true],
  ['de.1', 'DE', 'germany-bundesliga', 'Europe/Berlin', true],
  ['fr.1', 'FR', 'france-ligue-1', 'Europe/Paris', true],
  ['copa.l', null, 'copa-libertadores', 'America/Sao_Paulo', true],
  ['nl.1', 'NL', 'netherlands-eredivisie', 'Europe/Amsterdam'],
  ['pt.1', 'PT', 'portugal-primeira-liga', 'Europe/Lisbon'],
  ['tr.1', 'TR', 'turkey-super-lig', 'Europe/Istanbul'],
  ['br.1', 'BR', 'brazil-serie-a', 'America/Sao_Paulo'],
  ['ar.1', 'AR', 'argentina-primera-division', 'America/Argentina/Buenos_Aires'],
  ['mls', 'US', 'usa-mls', 'America/New_York'],
  ['en.2', 'england', 'england-championship', 'Europe/London'],
  ['es.2', 'ES', 'spain-segunda-division', 'Europe/Madrid'],
  ['it.2', 'IT', 'italy-serie-b', 'Europe/Rome'],
  ['de.2', 'DE', 'germany-2-bundesliga', 'Europe/Berlin'],
  ['fr.2', 'FR', 'france-ligue-2', 'Europe/Paris'],
  ['be.1', 'BE', 'belgium-pro-league', 'Europe/Brussels'],
  ['at.1', 'AT', 'austria-bundesliga', 'Europe/Vienna'],
  ['at.2', 'AT', 'austria-2-liga', 'Europe/Vienna'],
  ['gr.1', 'GR', 'greece-super-league', 'Europe/Athens'],
  ['sco.1', 'scotland', 'scotland-premiership', 'Europe/London'],
  ['jp.1', 'JP', 'japan-j1-league', 'Asia/Tokyo'],
  ['cn.1', 'CN', 'china-super-league', 'Asia/Shanghai'],
  ['co.1', 'CO', 'colombia-primera-a', 'America/Bogota'],
  ['br.2', 'BR', 'brazil-serie-b', 'America/Sao_Paulo'],
  ['en.3', 'england', 'england-league-one', 'Europe/London'],
  ['en.4', 'england', 'england-league-two', 'Europe/London'],
];

const FIRST_ID = 101;

/** In the order of the menu. */
export const FOOTBALL_CHAMPS: readonly FootballChamp[] = ENTRIES.map(
  ([code, region, slug, timeZone, isTop = false], index) => ({
    id: FIRST_ID + index,
    sportId: SPORT_IDS.football,
    slug,
    region,
    isTop,
    code,
    timeZone,
  }),
);
