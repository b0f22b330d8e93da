declare module 'oddslib' {
  interface Odds {
    to(format: 'moneyline' | 'hongKong' | 'malay' | 'indonesian'): number;
    /** Undefined where it finds no fraction near enough. */
    to(format: 'fractional', options: { precision: number }): string | undefined;
  }
  export function from(format: 'decimal', price: number): Odds;
}
