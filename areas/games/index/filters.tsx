import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { AnswerTo } from '@grandstand/game-ui';
import { classNames } from '@grandstand/ui';
import { indexPath, type IndexFilter } from '../page/games-screen';
import type { FilterNames } from '../page/page-title';
import { distinct } from './groups';
import styles from './index-screen.module.css';

interface FiltersProps {
  readonly filter: IndexFilter;
  readonly names: FilterNames;
  readonly preview: AnswerTo<'gamesPreview'> | undefined;
}

/** The categories and the types that have games: links, so that each has an address. */
export function Filters({ filter, names, preview }: FiltersProps): ReactElement | null {
  const { t } = useAreaWords();
  if (!preview) return null;
  const games = distinct(preview);
  const categories = names.partitions?.filter(({ id }) =>
    games.some((game) => game.categories.includes(id)),
  );
  const types = names.types?.filter(({ id }) => games.some(({ tagId }) => tagId === id));
  return (
    <>
      <Chips
        label={t('filter.categories')}
        all={t('filter.allCategories')}
        options={categories ?? []}
        chosen={filter.category}
        pathOf={(category) => indexPath({ ...filter, category })}
      />
      <Chips
        label={t('filter.types')}
        all={t('filter.allTypes')}
        options={types ?? []}
        chosen={filter.tag}
        pathOf={(tag) => indexPath({ ...filter, tag })}
      />
    </>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | undefined;
  readonly pathOf: (id: number | undefined) => string;
}

function Chips({ label, all, options, chosen, pathOf }: ChipsProps): ReactElement | null {
  const { href } = useAreaWords();
  if (options.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} data-keep-scroll={`games-${label}`}>
        {[{ id: undefined, name: all }, ...options].map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <a
              className={classNames(styles.chip, id === chosen && styles.chosen)}
              href={href(pathOf(id))}
              aria-current={id === chosen ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
