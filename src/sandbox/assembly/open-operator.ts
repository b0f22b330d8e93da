import { randomInt } from 'node:crypto';
import type { SandboxClock } from '../platform/clock';
import type { Database } from '../platform/database/database';
import type { CopyData, DataPart, Room } from '../platform/rooms/define-room';
import { openRooms, type PartsOf, type Unserved } from '../platform/rooms/open-rooms';
import { ROOMS } from '../rooms';
import { boundedPartners } from './bounded-answers';
import type { SandboxOptions } from './options';
import { step } from './step';

const DEFAULT_ORIGIN = 'http://localhost';

/** The parts that are no room's. */
interface GivenParts {
  readonly options: SandboxOptions;
  readonly database: Database;
  /** The site's origin, for addresses that are read elsewhere. */
  readonly siteOrigin: string;
  /** Receives internal errors. */
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** A random whole number from 0, below a bound. */
  readonly randomBelow: (below: number) => number;
  /** Does what is due now, as `step.ts` says; returns the number of settled bets. */
  readonly step: () => Promise<number>;
  /** All that the rooms store of a player, as far as they may have it. */
  readonly copyData: CopyData;
}

type Parts = GivenParts & PartsOf<typeof ROOMS>;

/** All parts, and the rooms in the order in which they were opened. */
export interface Operator {
  readonly parts: Parts;
  readonly rooms: readonly Room[];
}

/** Does not compile where a room takes what nobody gives: the error names the room. */
type Served<Rooms extends readonly Room[]> = [Unserved<Rooms[number], Parts>] extends [never]
  ? Rooms
  : Unserved<Rooms[number], Parts>;

/** What becomes of internal errors where nobody else receives them. */
export function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : String(error));
}

/** Opens all rooms of the operator. */
export async function openOperator(
  given: SandboxOptions & { readonly clock: SandboxClock },
  database: Database,
): Promise<Operator> {
  const { clock, siteOrigin = DEFAULT_ORIGIN, report = warn } = given;
  const rooms: Served<typeof ROOMS> = ROOMS;
  const first: GivenParts = {
    options: { ...given, ...boundedPartners(given) },
    database,
    siteOrigin,
    report,
    now: () => clock.now(),
    wait: (ms) =>
      new Promise((resolve) => {
        clock.after(ms, resolve);
      }),
    randomBelow: (below) => randomInt(below),
    step: () => step(operator.parts),
    copyData: async (player) => {
      const copied: DataPart[] = [];
      for (const { playerData } of operator.rooms) {
        const copy = playerData?.(operator.parts as never);
        if (copy) copied.push(...(await copy(player)));
      }
      return copied;
    },
  };
  const operator: Operator = await openRooms<Parts>(rooms, first);
  return operator;
}
