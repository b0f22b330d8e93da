import type { ReactElement } from 'react';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import type { GameList } from '@grandstand/game-ui';
import { LinkPills } from '@grandstand/ui';
import { LIST_SORTS, listPath, providerPath, type ListScreen } from '../page/casino-screen';
import styles from './list-filters.module.css';
import { partName } from '../page/part-name';

interface ListFiltersProps {
  readonly screen: ListScreen;
  readonly list: Pick<GameList, 'parts' | 'providers' | 'total'>;
}

/** What narrows and orders a list: its parts, those who make the games, and orders. All are links with an address each. */
export function ListFilters({ screen, list }: ListFiltersProps): ReactElement | null {
  const { href, t } = useAreaWords();
  const { part, provider, sort, base, title } = screen;
  // The games of one press are a part themselves.
  const parts =
    title === 'fast-bet' ? [] : list.parts.filter(({ slug }) => partName(slug, t) !== '');
  const isOfProvider = provider !== undefined && base === providerPath(provider);
  const { providers } = list;
  return (
    <div className={styles.filters}>
      {parts.length === 0 ? null : (
        <LinkPills
          label={t('filter.parts')}
          links={[
            {
              text: t('filter.all'),
              href: href(listPath(screen, { part: undefined })),
              isCurrent: part === undefined,
            },
            ...parts.map(({ slug, games }) => ({
              text: partName(slug, t),
              href: href(listPath(screen, { part: slug })),
              isCurrent: slug === part,
              count: games,
            })),
          ]}
        />
      )}
      {isOfProvider || (providers.length < 2 && provider === undefined) ? null : (
        <LinkPills
          label={t('filter.providers')}
          links={[
            {
              text: t('filter.allProviders'),
              href: href(listPath(screen, { provider: undefined })),
              isCurrent: provider === undefined,
            },
            ...providers.map(({ slug, name, games }) => ({
              text: name,
              href: href(listPath(screen, { provider: slug })),
              isCurrent: slug === provider,
              count: games,
            })),
          ]}
        />
      )}
      {list.total < 2 ? null : (
        <LinkPills
          label={t('filter.sort')}
          links={[undefined, ...LIST_SORTS].map((each) => ({
            text: t(`sort.${each ?? 'usual'}`),
            href: href(listPath(screen, { sort: each })),
            isCurrent: each === sort,
          }))}
        />
      )}
    </div>
  );
}
