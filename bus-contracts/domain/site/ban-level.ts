/** The ban level whose players may still withdraw their money, by the version of the ban. */
export function withdrawalLevel(version: number): number {
  return version === 1 ? 45 : 53;
}
