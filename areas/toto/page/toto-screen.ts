import { totoSectionSchema, type TotoSection } from '@grandstand/bus-contracts/answers';
import { defineScreens, screen } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';

/** The pages of a section, by the words of their addresses: the specification writes "nonimees". */
export const TOTO_PAGES = ['draw', 'next', 'draws', 'coupons', 'nonimees'] as const;
export type TotoPage = (typeof TOTO_PAGES)[number];

export type TotoScreen =
  | {
      readonly kind: 'draw';
      readonly section: TotoSection;
      /** The number of a draw; the first that takes coupons where it is left out. */
      readonly number: number | undefined;
      /** The marks of a link: "1.1X.2". */
      readonly marks: string;
    }
  | { readonly kind: 'next'; readonly section: TotoSection }
  | {
      readonly kind: 'draws' | 'nonimees';
      readonly section: TotoSection;
      /** The number of the last draw of the page before. */
      readonly before: string | undefined;
    }
  | { readonly kind: 'coupons'; readonly section: TotoSection }
  | { readonly kind: 'unknown' };

const FIRST: TotoSection = 'fifteen';

/** The screens of this area by route. */
export const totoScreen = defineScreens<TotoScreen>(
  {
    toto: screen(['totoSection?'], ({ totoSection }, query) =>
      screenOf(totoSection, 'draw', query),
    ),
    'toto-page': screen(['totoSection?', 'page'], ({ totoSection, page }, query) =>
      screenOf(totoSection, page, query),
    ),
  },
  { kind: 'unknown' },
);

function screenOf(name: string | undefined, page: string, query: URLSearchParams): TotoScreen {
  const section = v.safeParse(totoSectionSchema, name ?? FIRST);
  const kind = TOTO_PAGES.find((each) => each === page);
  if (!section.success || kind === undefined) return { kind: 'unknown' };
  switch (kind) {
    case 'draw':
      return {
        kind,
        section: section.output,
        number: Number(numberOf(query.get('draw'))) || undefined,
        marks: query.get('marks') ?? '',
      };
    case 'draws':
    case 'nonimees':
      return { kind, section: section.output, before: numberOf(query.get('before')) };
    default:
      return { kind, section: section.output };
  }
}

function numberOf(text: string | null): string | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? text : undefined;
}

/** The path of a page of a section. */
export function totoPath(section: TotoSection, page: TotoPage = 'draw'): string {
  return page === 'draw' ? `/toto/${section}` : `/toto/${section}/${page}`;
}

/** The path of a draw, with marks where there are some. */
export function drawPath(
  section: TotoSection,
  number: number,
  picks: readonly string[] = [],
): string {
  const query = new URLSearchParams({ draw: String(number) });
  if (picks.some((pick) => pick !== '')) query.set('marks', picks.join('.'));
  return `${totoPath(section)}?${query}`;
}
