import { laterScreens } from '@grandstand/bus-contracts/react';
import { pageOf } from './page-of';

/** Pages that few visitors see, and their loader. */
export const later = laterScreens(
  import.meta.glob('./*/screen.tsx', { import: 'default' }),
  (place) => pageOf(place).kind,
);
