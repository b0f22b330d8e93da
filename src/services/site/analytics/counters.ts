import type { Counters, CounterType } from './analytics-port';

const TYPES: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
const CODE = /^[\w.:-]{1,64}$/;

/** Counters by their type, the first of each; `strange` are those that can't be added. */
export function countersByType(
  answered: readonly { readonly type: number; readonly code: string }[],
): { readonly counters: Counters; readonly strange: readonly number[] } {
  const counters = new Map<CounterType, string>();
  const strange: number[] = [];
  for (const { type, code } of answered) {
    if (!isType(type) || !CODE.test(code)) strange.push(type);
    else if (!counters.has(type)) counters.set(type, code);
  }
  return { counters, strange };
}

function isType(type: number): type is CounterType {
  return TYPES.has(type);
}
