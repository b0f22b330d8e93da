import type { Course, Sport } from '@grandstand/bus-contracts';
import type { resultsAnswers } from '@grandstand/bus-contracts/answers';
import type * as v from 'valibot';

type Answer<C extends keyof typeof resultsAnswers> = v.InferOutput<(typeof resultsAnswers)[C]>;

export type Results = Answer<'lineResults'>;
export type ChampPage = Answer<'lineChamp'>;
export type TeamPage = Answer<'lineTeam'>;
export type HeadToHead = Answer<'lineHeadToHead'>;

/** A part of the operator's results that a screen shows. */
export type ScreenQuery =
  | { readonly kind: 'results'; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'champ'; readonly champ: string }
  | { readonly kind: 'course'; readonly gameId: number }
  | { readonly kind: 'headToHead'; readonly team: string; readonly rival: string }
  | { readonly kind: 'sports' }
  | { readonly kind: 'team'; readonly team: string };

/** The answer to what is wanted. */
export type DataOf<W extends ScreenQuery> = Answers[W['kind']];

interface Answers {
  readonly results: Results;
  readonly champ: ChampPage;
  readonly course: Course;
  readonly headToHead: HeadToHead;
  readonly sports: readonly Sport[];
  readonly team: TeamPage;
}

/** Where results come from: the bus in a page, the back end on a server. */
export interface ResultsSource {
  load(wanted: ScreenQuery, signal?: AbortSignal): Promise<DataOf<ScreenQuery>>;
}
