import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';

/** As high as the head of a draw and its first matches. */
export function DrawSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
