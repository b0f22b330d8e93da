import * as OUTCOME from '../catalogue/outcome-ids';
import { PART_AT } from '../catalogue/type-in-part';

/** The operator's texts by key: "market.1", "outcome.9", "outcomeLong.1". */
export type OutcomeTexts = Readonly<Record<string, string>>;

interface NamedOutcome {
  readonly typeId: number;
  readonly param: string | null;
}

interface Sides {
  readonly home: string;
  readonly away: string;
}

/** Outcomes of handicaps, whose line is written with its sign. */
const HANDICAPS = new Set<number>([OUTCOME.handicapHome, OUTCOME.handicapAway]);

/** A market's heading: "Total", "1st half: Total". */
export function marketName(texts: OutcomeTexts, marketTypeId: number): string {
  const text = textOf(texts, 'market', marketTypeId);
  return text === undefined ? `#${marketTypeId}` : inPart(texts, marketTypeId, text);
}

/** The short text of a button below its market's heading: "1", "Over 2.5". */
export function outcomeName(texts: OutcomeTexts, outcome: NamedOutcome): string {
  const text = textOf(texts, 'outcome', outcome.typeId);
  return text === undefined ? unknownName(outcome) : fill(text, values(outcome));
}

/** The long text of a coupon: "Arsenal to win", "1st half: Total over 1.5". */
export function outcomeLongName(
  texts: OutcomeTexts,
  outcome: NamedOutcome,
  { home, away }: Sides,
): string {
  const text = textOf(texts, 'outcomeLong', outcome.typeId);
  const name =
    text === undefined
      ? outcomeName(texts, outcome)
      : fill(text, { ...values(outcome), home, away });
  return inPart(texts, outcome.typeId, name);
}

/**
 * A selection with its market, each word once: "Match result: Arsenal to win", "Correct score 2:0".
 * @param of the outcome, and the type of its market
 */
export function selectionName(
  texts: OutcomeTexts,
  of: NamedOutcome & { readonly marketTypeId: number },
  sides: Sides,
): string {
  const { marketTypeId } = of;
  const name = outcomeLongName(texts, of, sides);
  const market = textOf(texts, 'market', marketTypeId);
  const says = market !== undefined && name.toLowerCase().includes(market.toLowerCase());
  if (says) return name;
  const start = inPart(texts, of.typeId, '');
  const rest = start !== '' && name.startsWith(start) ? name.slice(start.length) : name;
  return `${marketName(texts, marketTypeId)}: ${rest}`;
}

/** The text of a type, or of the same type of the whole match. */
function textOf(texts: OutcomeTexts, of: string, typeId: number): string | undefined {
  return texts[`${of}.${typeId}`] ?? (partOf(texts, typeId) && texts[`${of}.${typeId % PART_AT}`]);
}

/** The word for a type's part of the match; none for the whole match. */
function partOf(texts: OutcomeTexts, typeId: number): string | undefined {
  return texts[`part.${Math.floor(typeId / PART_AT)}`];
}

function inPart(texts: OutcomeTexts, typeId: number, name: string): string {
  const part = partOf(texts, typeId);
  return part ? `${part}: ${name}` : name;
}

function values(outcome: NamedOutcome): Record<string, string> {
  return { param: paramText(outcome) };
}

function paramText({ typeId, param }: NamedOutcome): string {
  const line = param ?? '';
  const isUnsigned = HANDICAPS.has(typeId % PART_AT) && /^[\d.]*[1-9]/.test(line);
  return isUnsigned ? `+${line}` : line;
}

/** A type missing in the dictionary still gets a distinct button text. */
function unknownName({ typeId, param }: NamedOutcome): string {
  return param === null ? `#${typeId}` : `#${typeId} ${param}`;
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
