import type { Calls } from '../http/context';
import type { Room } from './define-room';

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type GivenBy<R> = R extends { readonly open: (needs: never) => infer Gives }
  ? Awaited<Gives>
  : never;

/** All parts that rooms give. */
export type PartsOf<Rooms extends readonly Room[]> = Intersection<GivenBy<Rooms[number]>>;

type TakenBy<Member> = Member extends (parts: infer Parts) => unknown
  ? Parts
  : Member extends readonly (infer Each)[]
    ? Each extends Calls<infer Parts>
      ? Parts
      : never
    : never;
/** What the functions of a room take, as a union. */
type Takes<R extends Room> = { [Key in keyof R]: TakenBy<R[Key]> }[keyof R];

/** The names of the rooms that take something which nobody gives. */
export type Unserved<R extends Room, Given> = R extends Room
  ? Takes<R> extends infer Taken
    ? Taken extends unknown
      ? Given extends Taken
        ? never
        : R['name']
      : never
    : never
  : never;

/**
 * Opens rooms in the order of their needs, each with what it needs and no more.
 * @param given The parts to begin with.
 * @returns All parts, which `Parts` must be the type of, and the rooms in the order in which they were opened.
 * @throws Error naming the rooms that need what nobody gives, or each other in a circle, or that give the same part.
 */
export async function openRooms<Parts extends object>(
  rooms: readonly Room[],
  given: Partial<Parts>,
): Promise<{ readonly parts: Parts; readonly rooms: readonly Room[] }> {
  const parts = new Map<string, unknown>(Object.entries(given));
  const opened: Room[] = [];
  const left = new Set(rooms);
  while (left.size > 0) {
    const room = [...left].find(({ needs = [] }) => needs.every((need) => parts.has(need)));
    if (!room) throw new Error(`Failed to open rooms: ${[...left].map(whyNot).join('; ')}.`);
    left.delete(room);
    opened.push(room);
    for (const [name, part] of Object.entries(await opening(room))) {
      if (parts.has(name)) throw new Error(`Failed to open ${room.name}: ${name} is given twice.`);
      parts.set(name, part);
    }
  }
  return { parts: Object.fromEntries(parts) as Parts, rooms: opened };

  async function opening({ needs = [], open }: Room): Promise<object> {
    const taken = Object.fromEntries(needs.map((need) => [need, parts.get(need)]));
    return (await open?.(taken as never)) ?? {};
  }

  function whyNot({ name, needs = [] }: Room): string {
    return `${name} needs ${needs.filter((need) => !parts.has(need)).join(', ')}`;
  }
}
