import { areasState } from '@grandstand/bus-contracts/shell';
import { useBusStatePart } from '@grandstand/bus-contracts/react';
import { useState } from 'react';

/** The state of an area on this page, and whether it could not be loaded or has stopped. */
export function useAreaState(name: string) {
  const state = useBusStatePart(areasState, (areas) => areas?.[name]);
  const status = state?.status;
  const isThere = status && status !== 'not-exist';
  // Once it was on the page, "not-exist" means that it died.
  const [wasThere, setWasThere] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  return { state, hasFailed: status === 'error' || (wasThere && status === 'not-exist') };
}
