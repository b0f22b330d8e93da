import { contractId } from '@grandstand/bus-contracts';
import type { Recording } from '@grandstand/bus-contracts/recording';

/** How the messages of a contract differ between two recordings. */
export interface Difference {
  readonly contract: string;
  readonly counts: readonly [number, number];
  /** The path of the first member in which the last payloads differ; null: they are the same. */
  readonly path: string | null;
}

/** The contracts whose messages differ: in their number, or in the last payload. */
export function compare(one: Recording, other: Recording): readonly Difference[] {
  const ofOne = byContract(one);
  const ofOther = byContract(other);
  const contracts = [...new Set([...ofOne.keys(), ...ofOther.keys()])].toSorted();
  return contracts.flatMap((contract) => {
    const [before = [], after = []] = [ofOne.get(contract), ofOther.get(contract)];
    const path = differenceOf(before.at(-1), after.at(-1), '');
    return before.length === after.length && path === null
      ? []
      : [{ contract, counts: [before.length, after.length] as const, path }];
  });
}

function byContract({ envelopes }: Recording): ReadonlyMap<string, readonly unknown[]> {
  const found = new Map<string, unknown[]>();
  for (const envelope of envelopes) {
    const id = `${contractId(envelope)}${envelope.step === undefined ? '' : ` ${envelope.step}`}`;
    found.set(id, [...(found.get(id) ?? []), envelope.payload]);
  }
  return found;
}

/** The path of the first member in which two values differ; null where none does. */
function differenceOf(one: unknown, other: unknown, path: string): string | null {
  if (Object.is(one, other)) return null;
  if (!isObject(one) || !isObject(other)) return path === '' ? '.' : path;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = differenceOf(one[key], other[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
