import { settingOf } from '@grandstand/bus-contracts/area';
import type { Settings } from '@grandstand/bus-contracts';
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

/** Whether the visitor has chosen at all, and what. */
export function consentOf(
  settings: Pick<Settings, 'cookiesAgreeType'>,
): ConsentChoice & { hasChosen: boolean } {
  const type = settingOf(settings, 'cookiesAgreeType');
  return { ...CHOICES[type], hasChosen: type !== 0 };
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
/** What the operator is told of a choice. */
export type Agreement = v.InferOutput<typeof agreementSchema>;

/** Choices that the operator has not heard of yet, the oldest first; what does not read as one is dropped. */
export function readUnsent(text: string | null): Agreement[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => v.is(agreementSchema, one)) : [];
  } catch {
    return [];
  }
}
