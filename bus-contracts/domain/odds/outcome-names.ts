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
const HANDICAPS = new Set([7, 8]);

/** A market's heading: "Total". */
export function marketName(texts: OutcomeTexts, marketTypeId: number): string {
  return texts[`market.${marketTypeId}`] ?? `#${marketTypeId}`;
}

/** The short text of a button: "1", "Over 2.5". */
export function outcomeName(texts: OutcomeTexts, outcome: NamedOutcome): string {
  const text = texts[`outcome.${outcome.typeId}`];
  return text === undefined ? unknownName(outcome) : fill(text, values(outcome));
}

/** The long text of a coupon: "Arsenal to win". */
export function outcomeLongName(
  texts: OutcomeTexts,
  outcome: NamedOutcome,
  { home, away }: Sides,
): string {
  const text = texts[`outcomeLong.${outcome.typeId}`];
  if (text === undefined) return outcomeName(texts, outcome);
  return fill(text, { ...values(outcome), home, away });
}

function values(outcome: NamedOutcome): Record<string, string> {
  return { param: paramText(outcome) };
}

function paramText({ typeId, param }: NamedOutcome): string {
  const line = param ?? '';
  const isUnsigned = HANDICAPS.has(typeId) && /^[\d.]*[1-9]/.test(line);
  return isUnsigned ? `+${line}` : line;
}

/** A type missing in the dictionary still gets a distinct button text. */
function unknownName({ typeId, param }: NamedOutcome): string {
  return param === null ? `#${typeId}` : `#${typeId} ${param}`;
}

function fill(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
