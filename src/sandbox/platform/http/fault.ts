import type { Language } from '@grandstand/bus-contracts';
import type { PlacementRefusal } from '@grandstand/bus-contracts/domain';
import { type Texts, textsIn } from '../../site/texts';
import { utcTime } from '../../site/texts/utc-time';

type FaultStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

/** The codes of refusals; the site has the texts of those of a placement that no other call is refused with. */
export type FaultCode = keyof Texts['faults'] | PlacementRefusal;

/** A refusal that the caller receives: status, code, and details of the fault. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly status: FaultStatus;
  readonly code: FaultCode;
  readonly details: object | undefined;

  constructor(status: FaultStatus, code: FaultCode, details?: object) {
    super(`Refused with ${status} ${code}.`);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The refusal that a check ends in; null: it refuses nothing. */
export async function refusalIn(check: () => Promise<void>): Promise<ApiFault | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof ApiFault) return error;
    throw error;
  }
}

/** The body of a refusal, with its message in the player's language; without one where the site has the text. */
export function faultView(
  { code, details }: Pick<ApiFault, 'code' | 'details'>,
  language: Language,
) {
  const message = faultText(code, language, details);
  return {
    error: { code, ...(message !== undefined && { message }), ...(details && { details }) },
  };
}

/** The message of a fault; the one of an exclusion names its end, that of a closed account when it can be opened again. */
export function faultText(
  code: keyof Texts['faults'],
  language: Language,
  details?: object,
): string;
export function faultText(
  code: FaultCode,
  language: Language,
  details?: object,
): string | undefined;
export function faultText(
  code: FaultCode,
  language: Language,
  details?: object,
): string | undefined {
  if (code === 'self-excluded' && details && 'endsAt' in details) {
    const { endsAt } = details;
    if (typeof endsAt === 'number') {
      const until = utcTime(endsAt * 1000, language);
      return textsIn(language).selfExcludedUntil.replace('{until}', until);
    }
  }
  if (code === 'account-closed' && details && 'reopensAt' in details) {
    const from = utcTime(Number(details.reopensAt) * 1000, language);
    return textsIn(language).accountClosedFor.replace('{from}', from);
  }
  if (
    code === 'hold-same' &&
    details &&
    'endsAt' in details &&
    typeof details.endsAt === 'number'
  ) {
    const until = utcTime(details.endsAt * 1000, language);
    return textsIn(language).holdSameUntil.replace('{until}', until);
  }
  const values = new Map<string, unknown>(Object.entries(details ?? {}));
  const texts: Readonly<Partial<Record<FaultCode, string>>> = textsIn(language).faults;
  return texts[code]?.replaceAll(/\{(\w+)\}/g, (hole, name: string) =>
    values.has(name) ? String(values.get(name)) : hole,
  );
}
