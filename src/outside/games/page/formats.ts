import { formatMoney, languageTag, numberFormat } from '@grandstand/bus-contracts/domain';
import type { PlayData } from '../play-data';

/** How a page writes amounts, multipliers and chances. */
export interface Formats {
  money(minor: number): string;
  /** Of hundredths: "48.50". */
  hundredths(count: number): string;
  /** Of hundredths of the stake: "×2.50". */
  times(hundredths: number): string;
  /** Of a share: "48.50 %". */
  percent(share: number): string;
  /** A word within a text. */
  lowerCase(word: string): string;
}

export function createFormats({
  currency,
  language,
}: Pick<PlayData, 'currency' | 'language'>): Formats {
  const tag = languageTag(language);
  const two = numberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const fine = numberFormat(tag, { maximumSignificantDigits: 3 });
  return {
    lowerCase: (word) => word.toLocaleLowerCase(tag),
    money: (minor) => formatMoney(minor, currency, tag),
    hundredths: (count) => two(count / 100),
    times: (hundredths) => `×${two(hundredths / 100)}`,
    percent: (share) => `${share < 0.01 ? fine(share * 100) : two(share * 100)}\u00a0%`,
  };
}

/** Puts values into a text: "Stake {amount}". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
