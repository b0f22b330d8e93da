import type { SiteConfig } from '@grandstand/bus-contracts';

/** Whether the jurisdiction requires that players always see their time and result. */
export function isNetPositionShown(config: Pick<SiteConfig, 'play'> | undefined): boolean {
  return config?.play?.['isNetPositionShown'] === true;
}
