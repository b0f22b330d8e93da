import type { PlacedLeg } from '@grandstand/bus-contracts';
import type { LegOutlook } from '@grandstand/bus-contracts/player';
import type { TFunction } from 'i18next';

/** What a leg still needs, in words: "Arsenal must stay ahead", "2 goals to go". */
export function needText(
  { need, unit }: Pick<LegOutlook, 'need' | 'unit'>,
  leg: Pick<PlacedLeg, 'home' | 'away'>,
  t: TFunction,
): string {
  const text = (name: string, facts = {}): string => t(`openBets.need.${name}`, facts);
  const what = (count: number): string => t(`openBets.unit.${unit}`, { count });
  const sides = (side: 'home' | 'away') => ({
    team: leg[side],
    other: leg[side === 'home' ? 'away' : 'home'],
  });
  switch (need.kind) {
    case 'more':
      return need.side === null
        ? text('more', { what: what(need.count) })
        : text('moreBy', { ...sides(need.side), what: what(need.count) });
    case 'atMost':
      return atMost(need.side, need.count);
    case 'gain':
      return text('gain', { ...sides(need.side), what: what(need.count) });
    case 'gainExactly':
      return text(need.isToLevel ? 'toLevel' : 'gainExactly', {
        ...sides(need.side),
        what: what(need.count),
      });
    case 'keepLead':
      return keepLead(need.side, need.lead);
    case 'keepExactly':
      return need.lead === 0
        ? text('level')
        : text('aheadExactly', { ...sides(need.side), what: what(need.lead) });
    case 'keepWithin':
    case 'gainWithin':
      return text(need.kind, { ...sides(need.side), least: need.least, what: what(need.most) });
    case 'extension':
      return text(`${need.extension}.${need.isToCome ? 'yes' : 'no'}`);
    case 'parity':
      return text(need.isEven ? 'even' : 'odd', { unit: t(`openBets.ofUnit.${unit}`) });
    case 'exactly':
      return need.home === 0 && need.away === 0 ? text('hold') : text('exactly', need);
    case 'next':
      return text('next', sides(need.side));
    default:
      return text(need.kind);
  }
  function atMost(side: 'home' | 'away' | null, count: number): string {
    if (side === null) {
      return count === 0 ? t(`openBets.none.${unit}`) : text('atMost', { what: what(count) });
    }
    return count === 0
      ? t(`openBets.noneBy.${unit}`, sides(side))
      : text('atMostBy', { ...sides(side), what: what(count) });
  }

  function keepLead(side: 'home' | 'away', lead: number): string {
    const facts = { ...sides(side), what: what(Math.abs(lead)) };
    if (lead > 0) return text(lead === 1 ? 'ahead' : 'aheadBy', facts);
    return text(lead === 0 ? 'notLose' : 'notLoseBy', facts);
  }
}
