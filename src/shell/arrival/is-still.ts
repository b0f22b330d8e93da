/** Whether motion is reduced, by the visitor's setting or their device's. */
export function isStill({
  isAppLightVersion,
}: {
  readonly isAppLightVersion?: 0 | 1 | undefined;
}): boolean {
  return isAppLightVersion === 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
