/** Seconds as the language writes them: "3 sec". */
export function secondsText(seconds: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'second' }).format(seconds);
}
