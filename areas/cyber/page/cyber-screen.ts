import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import type { CyberType } from '@grandstand/bus-contracts/answers';
import type { ListQuery } from '../data/source';

/** Games of a list. */
const MAX_LISTED = 200;
const MAX_IN_LOBBY = 24;

/** The address words of a page: both lead to the same pages. */
interface At {
  readonly cyber: string;
  readonly type: CyberType;
}

export type CyberScreen =
  | (At & { readonly kind: 'lobby' | 'disciplines' | 'all' })
  | (At & { readonly kind: 'discipline' | 'champs'; readonly discipline: string })
  | (At & { readonly kind: 'champ'; readonly discipline: string; readonly champ: string })
  | (At & {
      readonly kind: 'game';
      readonly discipline: string;
      readonly champ: string;
      readonly gameId: number;
    })
  | { readonly kind: 'unknown' };

export type KnownScreen = Exclude<CyberScreen, { kind: 'unknown' }>;

const TYPES: readonly CyberType[] = ['real', 'virtual', 'stream'];

function at(cyber: string, type: string): At {
  return { cyber, type: TYPES.find((one) => one === type) ?? 'real' };
}

/** The screens of this area by route. */
export const cyberScreen = defineScreens<CyberScreen>(
  {
    cyber: screen(['cyber', 'type'], ({ cyber, type }) => ({ kind: 'lobby', ...at(cyber, type) })),
    'cyber-disciplines': screen(['cyber', 'type'], ({ cyber, type }) => ({
      kind: 'disciplines',
      ...at(cyber, type),
    })),
    'cyber-all': screen(['cyber', 'type'], ({ cyber, type }) => ({
      kind: 'all',
      ...at(cyber, type),
    })),
    'cyber-discipline': screen(['cyber', 'type', 'discipline'], ({ cyber, type, discipline }) => ({
      kind: 'discipline',
      ...at(cyber, type),
      discipline,
    })),
    'cyber-champs': screen(['cyber', 'type', 'discipline'], ({ cyber, type, discipline }) => ({
      kind: 'champs',
      ...at(cyber, type),
      discipline,
    })),
    'cyber-champ': screen(
      ['cyber', 'type', 'discipline', 'champ'],
      ({ cyber, type, discipline, champ }) => ({
        kind: 'champ',
        ...at(cyber, type),
        discipline,
        champ,
      }),
    ),
    'cyber-game': screen(
      ['cyber', 'type', 'discipline', 'champ', 'game'],
      ({ cyber, type, discipline, champ, game }) => ({
        kind: 'game',
        ...at(cyber, type),
        discipline,
        champ,
        gameId: Number.parseInt(game, 10),
      }),
    ),
  },
  { kind: 'unknown' },
);

/** A path of this area: `cyberPath(screen, 'cs2', 'champs')`. */
export function cyberPath({ cyber, type }: At, ...words: readonly string[]): string {
  return ['', cyber, type, ...words].join('/');
}

/** What a screen lists; of a game its discipline alone, for the names on the page. */
export function listQuery(of: KnownScreen): ListQuery {
  const { kind, type } = of;
  const query = {
    type,
    ...('discipline' in of && { discipline: of.discipline }),
    ...('champ' in of && { champ: of.champ }),
  };
  switch (kind) {
    case 'lobby':
      return { ...query, limit: String(MAX_IN_LOBBY) };
    case 'disciplines':
    case 'champs':
    case 'game':
      return { ...query, limit: '1' };
    default:
      return { ...query, limit: String(MAX_LISTED) };
  }
}
