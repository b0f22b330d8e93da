import { laterScreens } from '@grandstand/bus-contracts/react';
import { pageOf } from './page-of';

/** Pages that hardly a visitor sees, and what they load with. */
export const later = laterScreens(
  import.meta.glob('./*/screen.tsx', { import: 'default' }),
  (place) => pageOf(place).kind,
);
