import type { contentAnswers } from '@grandstand/bus-contracts/answers';
import type { Language } from '@grandstand/bus-contracts';
import type * as v from 'valibot';
import { CASH_TERMINALS } from '../../money/payments/ways/cash-terminals';
import { namesIn } from './names';

type Terminal = v.InferOutput<(typeof contentAnswers)['cashTerminals']>['terminals'][number];

/** The terminals for cash, by city. */
export function terminalsIn(language: Language): Terminal[] {
  const names = namesIn(language);
  return CASH_TERMINALS.map(([id, city, , timeZone, address, [opensAt, closesAt]]) => ({
    id,
    city: names[city] ?? city,
    name: `${names['terminal'] ?? ''} ${id.slice(-1)}`.trim(),
    address,
    opensAt,
    closesAt,
    timeZone,
  }));
}
