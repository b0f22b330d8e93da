/** The letters of the countries that were chosen, the last one first. */
export type Recent = readonly string[];

export interface Change {
  readonly type: 'chosen';
  readonly code: string;
}

const MOST = 3;

export function reduce(recent: Recent, { code }: Change): Recent {
  if (recent[0] === code) return recent;
  return [code, ...recent.filter((one) => one !== code)].slice(0, MOST);
}

export function readRecent(text: string | null): Recent {
  return (text ?? '')
    .split(' ')
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .slice(0, MOST);
}

export function writtenRecent(recent: Recent): string {
  return recent.join(' ');
}
