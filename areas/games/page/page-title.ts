import type { TFunction } from 'i18next';
import type { AnswerTo } from '@grandstand/game-ui';
import type { IndexFilter } from './games-screen';

/** The operator's names of categories and types, as far as they are loaded. */
export interface FilterNames {
  readonly partitions: AnswerTo<'gamePartitions'> | undefined;
  readonly types: AnswerTo<'gameTypes'>['types'] | undefined;
}

/** The name of the index: its title and its heading. */
export function indexTitle(
  { category, tag, search }: IndexFilter,
  { partitions, types }: FilterNames,
  t: TFunction,
): string {
  if (search !== '') return t('title.results', { words: search });
  const names = [
    partitions?.find(({ id }) => id === category)?.name,
    types?.find(({ id }) => id === tag)?.name,
  ].filter((name) => name !== undefined);
  return [t('title.index'), ...names].join(': ');
}
