import { lotterySchema, type Lottery } from '@grandstand/bus-contracts/answers';
import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';

export type LottoScreen =
  | { readonly kind: 'catalog' }
  | { readonly kind: 'view'; readonly lottery: Lottery }
  | {
      readonly kind: 'results';
      readonly lottery: Lottery;
      /** The number of the last draw of the page before. */
      readonly before: string | undefined;
    }
  | { readonly kind: 'unknown' };

const FIRST: Lottery = '5-36';

/** The screens of this area by route. */
export const lottoScreen = defineScreens<LottoScreen>(
  {
    lotto: screen([], () => ({ kind: 'catalog' })),
    'lotto-section': screen(['sectionName', 'lottoId?'], ({ sectionName, lottoId }, query) =>
      screenOf(sectionName, lottoId, query),
    ),
  },
  { kind: 'unknown' },
);

function screenOf(section: string, id: string | undefined, query: URLSearchParams): LottoScreen {
  if (section === 'catalog' && id === undefined) return { kind: 'catalog' };
  const lottery = v.safeParse(lotterySchema, id ?? FIRST);
  if (!lottery.success) return { kind: 'unknown' };
  if (section === 'view') return { kind: 'view', lottery: lottery.output };
  if (section !== 'results') return { kind: 'unknown' };
  const before = query.get('before');
  const isNumber = before !== null && /^\d{1,9}$/.test(before);
  return { kind: 'results', lottery: lottery.output, before: isNumber ? before : undefined };
}

/** The path of the page of a lottery. */
export function lottoPath(lottery: Lottery, section: 'view' | 'results' = 'view'): string {
  return `/lotto/${section}/${lottery}`;
}

/** The name of a lottery: "5/36". */
export function lotteryName(lottery: Lottery): string {
  return lottery.replace('-', '/');
}
