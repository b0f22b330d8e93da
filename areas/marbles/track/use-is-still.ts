import { useSyncExternalStore } from 'react';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords } from '@grandstand/bus-contracts/react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the player has chosen the light version, which has no pictures. */
export function useIsLight(): boolean {
  return settingOf(useAreaWords().settings, 'isAppLightVersion') === 1;
}

/** Whether the player wants no motion, by their system or by the light version. */
export function useIsStill(): boolean {
  const isLight = useIsLight();
  const isReduced = useSyncExternalStore(
    onChange,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
  return isReduced || isLight;
}
