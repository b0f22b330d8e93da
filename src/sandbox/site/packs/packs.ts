import { playRulesSchema, type PlayRules } from '@grandstand/bus-contracts/answers';
import * as v from 'valibot';
import { CURRENCIES } from '../../betting/catalog/currencies';
import de from './de.json';
import open from './open.json';
import uk from './uk.json';

const FILES = { open, uk, de } as const;
/** The name of a jurisdiction pack. */
export type PackName = keyof typeof FILES;
export const PACK_NAMES = Object.keys(FILES) as readonly PackName[];

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const verificationLawSchema = v.object({
  /** The sum of withdrawals in 30 days from which a player has to be verified, 0: any withdrawal; null: never. */
  withdrawalFrom: v.nullable(count),
  /** The most that a player who is not verified may pay in, in all; null: no bound. */
  unverifiedDeposits: v.nullable(count),
  /** Days after its decision on which a document is deleted. */
  keptDays: v.pipe(count, v.minValue(1)),
});

/** What the operator alone reads: amounts are whole units of the pack's currency. */
const lawSchema = v.object({
  verification: verificationLawSchema,
  /** Whether players may be rewarded for friends whom they bring. */
  isReferralOffered: v.boolean(),
  /** Whether a player may have several games open for money at once. */
  isParallelPlay: v.boolean(),
});
export type Law = v.InferOutput<typeof lawSchema>;

const packSchema = v.object({ ...playRulesSchema.entries, law: lawSchema });

/** The rules of a jurisdiction: those that the site config has too, and those of the operator alone. */
export interface Pack {
  readonly play: PlayRules;
  readonly law: Law;
}

/** Checks the rules of a pack; throws an error that names each fault. */
export function readPack(name: string, pack: unknown): Pack {
  const parsed = v.safeParse(packSchema, pack);
  const faults = parsed.success
    ? isKnownCurrency(parsed.output.iso)
      ? []
      : [`iso: the operator has no currency "${parsed.output.iso}"`]
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the pack'}: ${issue.message}`);
  if (parsed.success && faults.length === 0) {
    const { law, ...play } = parsed.output;
    return { play, law };
  }
  throw new TypeError(`Failed to read the pack "${name}". ${faults.join('; ')}.`);
}

function isKnownCurrency(iso: string): boolean {
  return CURRENCIES.some((currency) => currency.iso === iso);
}

/** All packs by name, each checked when the operator starts. */
export const PACKS = Object.fromEntries(
  PACK_NAMES.map((name) => [name, readPack(name, FILES[name])]),
) as Readonly<Record<PackName, Pack>>;
