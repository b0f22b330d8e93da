/**
 * The letters of a name: the first ones of two words, or of the only one.
 * @example lettersOf('Karachi Kites') // 'KK'
 */
export function lettersOf(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\d]+/gu) ?? [];
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}
