import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { TextList } from '../text/text-list';
import { useText } from '../text/use-text';

const ALL = { of: 'promotions', slug: null } as const;

/** The operator's promotions. */
export function Promotions(): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useText<'contentList'>(ALL);
  const error = useLoadError({ title: t('bonuses.text.failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
      error={error}
      empty={
        data?.items.length === 0 ? (
          <EmptyBlock icon="search" title={t('bonuses.none.title')} text={t('bonuses.none.text')} />
        ) : undefined
      }
    >
      {({ items }) => <TextList items={items} at="/promotions" />}
    </AreaState>
  );
}
