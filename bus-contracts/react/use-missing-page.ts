import { useEffect } from 'react';
import { areaMissing } from '../contracts/page/areas';
import { afterEffects } from './after-effects';
import { useAreaPlace } from './area-view-context';
import { useHandle } from './bus-context';

/** Reports, while the screen is mounted, that there is no page at this path; the manifest needs `areaMissing` under "publishes". */
export function useMissingPage(): void {
  const bus = useHandle();
  const { path } = useAreaPlace();
  useEffect(() => afterEffects(bus, () => bus.publish(areaMissing, { path })), [bus, path]);
  useEffect(() => () => afterEffects(bus, () => bus.publish(areaMissing, { path: null })), [bus]);
}
