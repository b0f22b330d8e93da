/** Whether nothing is to move: the visitor, or their device, asks for that. */
export function isStill({
  isAppLightVersion,
}: {
  readonly isAppLightVersion?: 0 | 1 | undefined;
}): boolean {
  return isAppLightVersion === 1 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
