import { CYBER_CHAMPS } from '../catalog/cyber-champs';
import { DISCIPLINES, type DisciplineFacts } from '../catalog/sports';
import { randomOf } from '../../platform/random';
import type { Fixture, FixtureSource, Span } from './fixture';
import { dayId, gameKey, slotId } from './ids';
import { pairings, planned } from './rosters';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ORIGIN = Date.UTC(2020, 0, 1);
/** The interval on the match clock at which games of a discipline begin. */
const SLOT = { real: 2_500_000, virtual: 1_200_000 };
const GAMES_A_SLOT = 2;
const GAMES_A_DAY = 2;
const FIRST_HOUR = 10;
const HALF_HOURS = 24;

interface Discipline extends DisciplineFacts {
  readonly champs: readonly (typeof CYBER_CHAMPS)[number][];
  /** The start of its first slot: two disciplines begin no games at the same time. */
  readonly shift: number;
}

const ALL: readonly Discipline[] = DISCIPLINES.map((facts, place) => ({
  ...facts,
  champs: CYBER_CHAMPS.filter(({ sportId }) => sportId === facts.id),
  shift: Math.round((SLOT[facts.type] * place) / DISCIPLINES.length),
}));

const byId = new Map(ALL.map((discipline) => [discipline.id, discipline]));

/** Random games of cyber-sport: some around the clock, those of players and teams on the coming days too. */
export function cyberGames(seed: string): FixtureSource {
  const onSlot = ({ id: sportId, champs, shift, type }: Discipline, slot: number): Fixture[] => {
    const champ = champs[slot % champs.length];
    if (!champ) return [];
    const at = slot * SLOT[type] + shift;
    return pairings(champ, 'match', GAMES_A_SLOT, seed, sportId, 'slot', slot).map((pair, place) =>
      planned(champ, pair, slotId(sportId, slot, place), { on: 'match', at }),
    );
  };

  const onDay = ({ id: sportId, champs, type }: Discipline, day: number): Fixture[] => {
    if (type === 'virtual') return [];
    return champs.flatMap((champ, champPlace) => {
      const random = randomOf(seed, 'hours', champ.id, day);
      return pairings(champ, 'calendar', GAMES_A_DAY, seed, champ.id, 'day', day).map(
        (pair, place) => {
          const halfHours = Math.floor(random() * HALF_HOURS);
          const at = ORIGIN + day * DAY + FIRST_HOUR * HOUR + (halfHours * HOUR) / 2;
          const id = dayId(sportId, day, champPlace * GAMES_A_DAY + place);
          return planned(champ, pair, id, { on: 'calendar', at });
        },
      );
    });
  };

  return {
    between(real: Span, match: Span) {
      return ALL.flatMap((discipline) => {
        const { shift, type } = discipline;
        const found: Fixture[] = [];
        const firstSlot = Math.ceil((match.from - shift) / SLOT[type]);
        for (let slot = firstSlot; slot * SLOT[type] + shift < match.to; slot++) {
          found.push(...onSlot(discipline, slot));
        }
        const firstDay = Math.floor((real.from - ORIGIN) / DAY) - 1;
        for (let day = firstDay; ORIGIN + day * DAY < real.to; day++) {
          const games = onDay(discipline, day);
          found.push(...games.filter(({ kickoff: { at } }) => at >= real.from && at < real.to));
        }
        return found;
      });
    },
    find(id) {
      const key = gameKey(id);
      const discipline = key && 'sportId' in key && byId.get(key.sportId);
      if (!discipline) return undefined;
      const games =
        key.source === 'slot' ? onSlot(discipline, key.slot) : onDay(discipline, key.day);
      return games.find((fixture) => fixture.id === id);
    },
  };
}
