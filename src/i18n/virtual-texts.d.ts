// What src/host/build/parts/declared-texts.ts makes of the rooms of texts.

declare module 'virtual:texts/*' {
  /** Loads the texts of a room. */
  const load: (
    language: import('@grandstand/bus-contracts').Language,
  ) => Promise<import('./load-texts').ShellTexts>;
  export default load;
}
