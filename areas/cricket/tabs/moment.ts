import type { DateForm } from '@grandstand/bus-contracts/domain';

/** How moments of the championship are written. */
export const MOMENT: DateForm = { dateStyle: 'medium', timeStyle: 'short' };
