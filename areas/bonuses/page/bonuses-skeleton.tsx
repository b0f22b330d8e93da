import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';

/** As high as three offers. */
export function BonusesSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
