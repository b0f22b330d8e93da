/** Numbers loads of one thing, so that an older answer never takes the place of a newer one. */
export interface Newest {
  /** Numbers a load that starts now. */
  begin(): number;
  /** True when the answer to load `number` is newer than what was taken before; it is taken then. */
  take(number: number): boolean;
  /** True while no later load has begun. */
  isLatest(number: number): boolean;
  /** Makes every load begun so far void. */
  forget(): void;
}

export function createNewest(): Newest {
  let begun = 0;
  let taken = 0;
  return {
    begin: () => (begun += 1),
    take(number) {
      if (number <= taken) return false;
      taken = number;
      return true;
    },
    isLatest: (number) => number === begun,
    forget() {
      begun += 1;
      taken = begun;
    },
  };
}
