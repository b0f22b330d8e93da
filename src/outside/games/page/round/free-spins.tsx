import type { FreeSpins } from '@grandstand/bus-contracts/domain/wallet';
import type { SpunFree } from '../../play-data';
import type { Shown } from '../engine';
import { fill } from '../formats';
import '../styles/free-spins.css';

/** The free spins that the next round uses, in the place of the stake. */
export function FreeSpinsLeft({
  freeSpins: { left, stake, won, maxWin },
  texts,
  formats,
}: Shown & { readonly freeSpins: FreeSpins }) {
  const { money } = formats;
  return (
    <div className="free">
      <p className="left">{fill(texts.free.left, { left, stake: money(stake) })}</p>
      <p>{texts.free.paid}</p>
      <p>{fill(texts.free.won, { won: money(won), maxWin: money(maxWin) })}</p>
    </div>
  );
}

/** What a free spin came to, and all of them after the last. */
export function freeText(
  { of, next }: SpunFree,
  returned: number,
  { texts, formats }: Shown,
): string {
  const { free } = texts;
  const sum = returned > 0 ? fill(free.win, { amount: formats.money(returned) }) : free.none;
  const cap = fill(free.cap, { maxWin: formats.money(of.maxWin) });
  const over = fill(free.over, { won: formats.money(of.won) });
  return [sum, ...(of.won === of.maxWin ? [cap] : []), ...(next ? [] : [over])].join(' ');
}
