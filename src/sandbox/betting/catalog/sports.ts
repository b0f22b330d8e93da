import type { Language } from '@grandstand/bus-contracts';
import { type Texts, textsIn } from '../../site/texts';

export const FOOTBALL = 1;
export const ICE_HOCKEY = 2;
export const BASKETBALL = 3;
export const TENNIS = 4;
export const CRICKET = 5;
export const VOLLEYBALL = 6;
export const MARBLES = 7;
export const CS2 = 41;
export const DOTA_2 = 42;
export const LOL = 43;
export const VALORANT = 44;
export const EFOOTBALL = 45;
export const EBASKETBALL = 46;

export interface SportFacts {
  readonly id: number;
  readonly slug: keyof Texts['sports'];
}

/** The sports of the line, in the order of its menu. */
export const SPORTS: readonly SportFacts[] = [
  { id: FOOTBALL, slug: 'football' },
  { id: TENNIS, slug: 'tennis' },
  { id: BASKETBALL, slug: 'basketball' },
  { id: ICE_HOCKEY, slug: 'ice-hockey' },
  { id: VOLLEYBALL, slug: 'volleyball' },
  { id: CRICKET, slug: 'cricket' },
];

/** A discipline of cyber-sport: matches of players and teams, or short games that a program plays. */
export interface DisciplineFacts extends SportFacts {
  readonly type: 'real' | 'virtual';
}

/** The disciplines of cyber-sport, which has a menu and pages of its own. */
export const DISCIPLINES: readonly DisciplineFacts[] = [
  { id: CS2, slug: 'cs2', type: 'real' },
  { id: DOTA_2, slug: 'dota-2', type: 'real' },
  { id: LOL, slug: 'lol', type: 'real' },
  { id: VALORANT, slug: 'valorant', type: 'real' },
  { id: EFOOTBALL, slug: 'efootball', type: 'virtual' },
  { id: EBASKETBALL, slug: 'ebasketball', type: 'virtual' },
];

/** The sports whose games QA can make. */
export const PLAYED_SPORTS: readonly SportFacts[] = [...SPORTS, ...DISCIPLINES];

export const ALL_SPORTS: readonly SportFacts[] = [
  ...PLAYED_SPORTS,
  { id: MARBLES, slug: 'marbles' },
];

const disciplines: ReadonlySet<number> = new Set(DISCIPLINES.map(({ id }) => id));

/** Whether a sport is a discipline of cyber-sport. */
export function isCyber(sportId: number): boolean {
  return disciplines.has(sportId);
}

/** Whether a sport has pages of its own: the menu, lists and offers of the line leave its games out. */
export function hasOwnPages(sportId: number): boolean {
  return sportId === MARBLES || isCyber(sportId);
}

export function sportName({ slug }: SportFacts, language: Language): string {
  return textsIn(language).sports[slug];
}
