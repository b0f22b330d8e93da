import { useEffect } from 'react';
import { areaMissing } from '../../contracts/page/areas';
import { afterEffects } from '../after-effects';
import { useAreaPlace } from '../area-view-context';
import { useHandle } from '../bus-context';

/**
 * Reports, while the screen is mounted and `isMissing`, that there is no page at this path; the manifest needs
 * `areaMissing` under "publishes".
 */
export function useMissingPage(isMissing = true): void {
  const bus = useHandle();
  const { path } = useAreaPlace();
  useEffect(() => {
    if (isMissing) afterEffects(bus, () => bus.publish(areaMissing, { path }));
  }, [bus, path, isMissing]);
  useEffect(
    () =>
      isMissing
        ? () => afterEffects(bus, () => bus.publish(areaMissing, { path: null }))
        : undefined,
    [bus, isMissing],
  );
}
