import type { AnyContract } from './contract';

/**
 * Every contract that a module exports, past its schemas.
 * @example createBus({ contracts: contractsOf(await import('@grandstand/bus-contracts')) })
 */
export function contractsOf(module: Readonly<Record<string, unknown>>): AnyContract[] {
  return Object.values(module).filter(isContract);
}

const KINDS: ReadonlySet<unknown> = new Set(['event', 'state', 'command', 'stream']);

function isContract(value: unknown): value is AnyContract {
  if (typeof value !== 'object' || value === null) return false;
  return 'audience' in value && 'kind' in value && KINDS.has(value.kind);
}
