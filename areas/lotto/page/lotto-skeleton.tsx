import type { ReactElement } from 'react';
import { Skeleton } from '@grandstand/ui';

/** As high as the head of a lottery and its numbers. */
export function LottoSkeleton(): ReactElement {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
