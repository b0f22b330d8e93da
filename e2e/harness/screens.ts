/** A screen on which a journey is walked. */
export interface Screen {
  readonly width: 390 | 1366;
  readonly language: 'en' | 'ru';
  readonly theme: 'dark' | 'light';
}

/** Both widths with both languages and both themes. A run tries one of them, a full run all. */
export const SCREENS: readonly Screen[] = [
  { width: 1366, language: 'en', theme: 'dark' },
  { width: 390, language: 'ru', theme: 'light' },
  { width: 1366, language: 'ru', theme: 'light' },
  { width: 390, language: 'en', theme: 'dark' },
];

/** What the test runner needs to open pages on a screen. */
export function screenOptions({ width, theme }: Screen) {
  return {
    viewport: { width, height: width === 390 ? 844 : 900 },
    isMobile: width === 390,
    hasTouch: width === 390,
    colorScheme: theme,
  } as const;
}
