/** A page of statistics, under the site's layout or in a window of its own. */
export type StatBase = '/statistic' | '/statistic-popup';

export type StatScreen =
  | { readonly kind: 'statistic'; readonly base: StatBase }
  | { readonly kind: 'statChamp'; readonly base: StatBase; readonly champ: string }
  | { readonly kind: 'statTeam'; readonly base: StatBase; readonly team: string }
  | {
      readonly kind: 'headToHead';
      readonly base: StatBase;
      readonly team: string;
      readonly rival: string;
    };

/** The screen of a path behind "/statistic"; undefined where there is none. */
export function statScreen(base: StatBase, path = ''): StatScreen | undefined {
  const [kind = '', first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (more.length > 0) return undefined;
  if (kind === '') return { kind: 'statistic', base };
  if (first === undefined) return undefined;
  if (kind === 'h2h') {
    return second === undefined
      ? undefined
      : { kind: 'headToHead', base, team: first, rival: second };
  }
  if (second !== undefined) return undefined;
  if (kind === 'team') return { kind: 'statTeam', base, team: first };
  const [champ] = /^\d{1,9}/.exec(first) ?? [];
  return kind === 'champ' && champ !== undefined ? { kind: 'statChamp', base, champ } : undefined;
}

export const statChampPath = (
  base: StatBase,
  { id, slug }: { readonly id: number; readonly slug: string },
): string => `${base}/champ/${id}-${slug}`;
export const statTeamPath = (base: StatBase, team: string): string => `${base}/team/${team}`;
export const headToHeadPath = (base: StatBase, team: string, rival: string): string =>
  `${base}/h2h/${team}/${rival}`;
