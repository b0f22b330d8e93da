import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';

/** As high as a tournament's facts and its rules. */
export function TournamentSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
