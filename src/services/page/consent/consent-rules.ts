import { settingOf } from '@grandstand/bus-contracts/area';
import type { Settings, SiteConfig } from '@grandstand/bus-contracts';
import type { ConsentChoice } from '@grandstand/bus-contracts/shell';
import * as v from 'valibot';

type AgreeType = NonNullable<Settings['cookiesAgreeType']>;

const NOTHING: ConsentChoice = { functional: false, marketing: false };

const CHOICES: Readonly<Record<AgreeType, ConsentChoice>> = {
  0: NOTHING,
  1: NOTHING,
  2: { functional: true, marketing: false },
  3: { functional: true, marketing: true },
  4: { functional: false, marketing: true },
};

/** The visitor's choice, and whether they have made one. */
export function consentOf(
  settings: Pick<Settings, 'cookiesAgreeType'>,
): ConsentChoice & { hasChosen: boolean } {
  const type = settingOf(settings, 'cookiesAgreeType');
  return { ...CHOICES[type], hasChosen: type !== 0 };
}

/** Whether the visitor has to choose; used by the server's first render and by the service. */
export function isConsentAsked(
  settings: Pick<Settings, 'cookiesAgreeType'>,
  config: Pick<SiteConfig, 'isCookieConsentAsked'> | undefined,
): boolean {
  return config?.isCookieConsentAsked === true && !consentOf(settings).hasChosen;
}

/** The number under which a choice is kept. */
export function agreeTypeOf({ functional, marketing }: ConsentChoice): Exclude<AgreeType, 0> {
  if (marketing) return functional ? 3 : 4;
  return functional ? 2 : 1;
}

const agreementSchema = v.object({
  cookiesAgreeTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  cookiesAgreeType: v.picklist([1, 2, 3, 4]),
});
/** The request that reports a choice. */
export type Agreement = v.InferOutput<typeof agreementSchema>;

/** Choices to report to the operator, oldest first; malformed ones are dropped. */
export function readUnsent(text: string | null): Agreement[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => v.is(agreementSchema, one)) : [];
  } catch {
    return [];
  }
}
