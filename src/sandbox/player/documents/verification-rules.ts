import { areOfOtherScripts, comparableName, NO_SURNAME } from '../players/names';
import type { ProofFault, ProofType, Verification } from '@grandstand/bus-contracts/player';

export type Status = Verification['status'];
/** Every document that is asked for is accepted. */
export const VERIFIED = 3 satisfies Status;
type Asked = Verification['asked'][number];

interface ProofRule {
  /** Its number in `verification_types` of the player's config. */
  readonly id: number;
  readonly why: Asked['why'];
  /** What of a document is compared with the profile, and what has to be true of it. */
  readonly checks: readonly ('name' | 'birthday' | 'expiry')[];
  /** Whether it proves nothing after its last day; of the others that is so on the day of the check alone. */
  readonly isOnlyGoodWhileValid?: true;
}

/** The documents that may be asked for. A bill counts for three months, which is its expiry. */
export const PROOFS: Readonly<Record<ProofType, ProofRule>> = {
  passport: {
    id: 1,
    why: 'identity',
    checks: ['name', 'birthday', 'expiry'],
    isOnlyGoodWhileValid: true,
  },
  bill: { id: 2, why: 'address', checks: ['name', 'expiry'] },
  card: { id: 3, why: 'card-owner', checks: ['name', 'expiry'] },
  selfie: { id: 4, why: 'likeness', checks: ['name', 'birthday'] },
};

/** What every player is asked for. */
export const ASKED_OF_ALL: readonly ProofType[] = ['passport'];

/** What QA may change. */
export interface VerificationRules {
  /** Whether money is paid for the identification. */
  isBonusOffered: boolean;
}

export const VERIFICATION_RULES: Readonly<VerificationRules> = { isBonusOffered: false };

/** How long a player whose profile was unlocked may change what was verified. */
export const UNLOCKED_MS = 7 * 86_400_000;

/** Milliseconds after which a document is decided. */
export const REVIEW_MS = 20_000;
export const DAY = 86_400_000;

/**
 * The statuses in the order in which they are looked for: the first whose documents there are. What the player has
 * to do comes before what the operator does.
 */
const STATUSES: readonly {
  readonly status: Status;
  readonly isIt: (asked: readonly Asked[]) => boolean;
}[] = [
  {
    status: 5,
    isIt: (asked) => asked.some(({ isAdditional, state }) => isAdditional && state === 'missing'),
  },
  { status: 4, isIt: (asked) => asked.some(({ state }) => state === 'refused') },
  { status: 2, isIt: (asked) => asked.some(({ state }) => state === 'checking') },
  { status: 1, isIt: (asked) => asked.some(({ state }) => state === 'missing') },
  { status: VERIFIED, isIt: () => true },
];

/** The status that follows from what became of the documents. */
export function statusOf(asked: readonly Asked[]): Status {
  return STATUSES.find(({ isIt }) => isIt(asked))?.status ?? 1;
}

/** Days before its last one on which a document is said to expire. */
const SOON_DAYS = 30;

/** A day so many days after another: "2031-02-28". */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * Whether an accepted document is in its last days.
 * @param today The earliest day in the player's country: a document is valid on all of its last day.
 */
export function isExpiringSoon(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < dayAfter(today, SOON_DAYS);
}

/** Why an accepted document proves nothing any more; null: it does. */
export function lapseOf(
  { decidedAt, expiresOn }: { readonly decidedAt: number; readonly expiresOn: string | null },
  {
    now,
    today,
    reverifyDays,
  }: { readonly now: number; readonly today: string; readonly reverifyDays: number | null },
): Asked['again'] {
  if (expiresOn !== null && expiresOn < today) return 'expired';
  return reverifyDays !== null && decidedAt + reverifyDays * DAY <= now ? 'time' : null;
}

/** What a document is compared with. */
export interface Person {
  readonly name: string;
  readonly surname: string;
  /** "1990-02-28" */
  readonly birthday: string;
}

/** What is written on a document. */
export interface Specimen extends Person {
  readonly type: ProofType;
  /** The last day on which it is valid: "2031-02-28". */
  readonly expires: string;
}

/**
 * Why people decide about a document: no specimen could be read, the reviewer can't compare its script, its file is
 * damaged, or its review has failed.
 */
export type HoldReason = 'unreadable' | 'other-script' | 'damaged' | 'failed';

/** What a reviewer makes of a document. */
export type Verdict =
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse'; readonly fault: ProofFault }
  | { readonly kind: 'hold'; readonly reason: HoldReason };

const refuse = (fault: ProofFault): Verdict => ({ kind: 'refuse', fault });

/** Decides about a document that was read. */
export function verdictOf(
  asked: ProofType,
  specimen: Specimen,
  { person, today }: { readonly person: Person; readonly today: string },
): Verdict {
  if (specimen.type !== asked) return refuse('other-type');
  const { checks } = PROOFS[asked];
  if (checks.includes('expiry') && specimen.expires < today) return refuse('expired');
  const isNameOther = checks.includes('name') && !isSameName(specimen, person);
  const isForPeople = isNameOther && areOfOtherScripts(fullName(specimen), fullName(person));
  if (isNameOther && !isForPeople) return refuse('other-name');
  if (checks.includes('birthday') && specimen.birthday !== person.birthday) {
    return refuse('other-birthday');
  }
  return isForPeople ? { kind: 'hold', reason: 'other-script' } : { kind: 'accept' };
}

type FullName = Pick<Person, 'name' | 'surname'>;

const fullName = ({ name, surname }: FullName): string => `${name} ${surname}`;

/** Whether two people have one name; a document of a person without a surname repeats the name, or has none. */
function isSameName(one: FullName, other: FullName): boolean {
  return (
    comparableName(one.name) === comparableName(other.name) &&
    comparableSurname(one) === comparableSurname(other)
  );
}

function comparableSurname({ name, surname }: FullName): string {
  const comparable = comparableName(surname);
  return [NO_SURNAME, comparableName(name)].includes(comparable) ? '' : comparable;
}
