import { playRulesSchema, type PlayRules } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { CURRENCIES } from '../catalog/currencies';
import de from './de.json';
import open from './open.json';
import uk from './uk.json';

const FILES = { open, uk, de } as const;
/** The name of a jurisdiction pack. */
export type PackName = keyof typeof FILES;
export const PACK_NAMES = Object.keys(FILES) as readonly PackName[];

/** Checks the rules of a pack; throws an error that names each fault. */
export function readPack(name: string, pack: unknown): PlayRules {
  const parsed = v.safeParse(playRulesSchema, pack);
  const faults = parsed.success
    ? isKnownCurrency(parsed.output.iso)
      ? []
      : [`iso: the operator has no currency "${parsed.output.iso}"`]
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the pack'}: ${issue.message}`);
  if (parsed.success && faults.length === 0) return parsed.output;
  throw new TypeError(`Failed to read the pack "${name}". ${faults.join('; ')}.`);
}

function isKnownCurrency(iso: string): boolean {
  return CURRENCIES.some((currency) => currency.iso === iso);
}

/** All packs by name, each checked when the operator starts. */
export const PACKS = Object.fromEntries(
  PACK_NAMES.map((name) => [name, readPack(name, FILES[name])]),
) as Readonly<Record<PackName, PlayRules>>;
