import { areasState } from '@grandstand/bus-contracts/shell';
import { useBusState } from '@grandstand/bus-contracts/react';
import { useState } from 'react';

/** Whether an area of this page could not be loaded, or has stopped. */
export function useHasFailed(name: string | null): boolean {
  const areas = useBusState(areasState);
  const status = name === null ? undefined : areas?.[name]?.status;
  // Once it was on the page, "not-exist" means that it died.
  const [wasThere, setWasThere] = useState(false);
  if (status !== undefined && status !== 'not-exist' && !wasThere) setWasThere(true);
  return status === 'error' || (wasThere && status === 'not-exist');
}
