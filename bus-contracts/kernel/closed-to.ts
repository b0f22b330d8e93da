import type { AnyContract } from './contract';

/** Why an area may not name a contract; undefined where it may. */
export function closedTo(area: string, { audience }: AnyContract): string | undefined {
  if (audience === 'area') return undefined;
  if (audience === 'shell') return 'is for the shell alone';
  return audience.areas.includes(area)
    ? undefined
    : `is for the area "${audience.areas.join('", "')}" alone`;
}
