/** The size of a specimen, in pixels. */
export const WIDTH = 640;
export const HEIGHT = 400;
/** The bands at the left edge by which a specimen is known, also where its code can't be read. */
export const BAND_WIDTH = 40;
export const BANDS: readonly (readonly [number, number, number])[] = [
  [194, 24, 91],
  [0, 137, 123],
  [249, 168, 37],
  [40, 53, 147],
  [109, 76, 65],
];
export const BAND_HEIGHT = HEIGHT / BANDS.length;
