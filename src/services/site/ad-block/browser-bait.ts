import type { Clock } from '@grandstand/bus-contracts';

/** Class names that common block lists hide on every site. */
const BAIT = 'adsbox ad-banner ad-placement';
/** Lists that look at new elements do it within this time. */
const PATIENCE_MS = 1000;

/** Puts an empty element with the names of an advertisement out of sight, and sees whether it is hidden; nothing is fetched. */
export async function isBaitHidden(clock: Clock): Promise<boolean> {
  const bait = document.createElement('div');
  bait.className = BAIT;
  bait.ariaHidden = 'true';
  Object.assign(bait.style, {
    position: 'absolute',
    left: '-10px',
    top: '0',
    width: '1px',
    height: '1px',
    pointerEvents: 'none',
  });
  document.body.append(bait);
  await new Promise<void>((resolve) => {
    clock.after(PATIENCE_MS, resolve);
  });
  const isHidden = !bait.isConnected || getComputedStyle(bait).display === 'none';
  bait.remove();
  return isHidden;
}
