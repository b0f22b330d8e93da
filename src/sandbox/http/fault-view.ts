import type { Language } from '@grandstand/bus-contracts';
import { faultText } from '../texts/faults';
import type { ApiFault } from './fault';

/** A refusal on the wire, its words in the player's language. */
export function faultView(
  { code, details }: Pick<ApiFault, 'code' | 'details'>,
  language: Language,
) {
  const message = faultText(code, language, details);
  return { error: { code, message, ...(details && { details }) } };
}
