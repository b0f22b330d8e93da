import { laterScreens } from '@grandstand/bus-contracts/react';

/** The gallery of `@grandstand/ui`, which a tester of the bus does not need. */
export const later = laterScreens(
  import.meta.glob('../gallery/screen.tsx', { import: 'default' }),
  ({ params }) => (params['screen'] === 'parts' ? 'gallery' : 'bus'),
);
