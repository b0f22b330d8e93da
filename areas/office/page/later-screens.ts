import { laterScreens } from '@grandstand/bus-contracts/react';
import { officeScreen } from './office-screen';

/** Screens that most players never open. */
export const later = laterScreens<{ readonly userId: string | undefined }>(
  import.meta.glob('../*/screen.tsx', { import: 'default' }),
  (place) => officeScreen(place).kind,
);
