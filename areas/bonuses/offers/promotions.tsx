import type { ReactElement } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, EmptyBlock } from '@grandstand/ui';
import { BonusesSkeleton } from '../page/bonuses-skeleton';
import { TextList } from '../screens/text/text-list';
import { useText } from '../screens/text/use-text';

const ALL = { of: 'promotions', slug: null } as const;

/** The operator's promotions of a category of bonuses; where there are none, nothing. */
export function PromotionsOf({ category }: { readonly category: string }): ReactElement | null {
  const { data } = useText('contentList', ALL);
  const items = data?.items.filter((item) => item.category?.slug === category) ?? [];
  return items.length === 0 ? null : <TextList items={items} at="/promotions" />;
}

/** The operator's promotions, and the pages that its adverts lead to. */
export function Promotions(): ReactElement {
  return (
    <>
      <Texts of="promotions" at="/promotions" />
      <Texts of="landings" at="/bonus-landing" />
    </>
  );
}

interface TextsProps {
  readonly of: 'promotions' | 'landings';
  /** The path below which each has its address. */
  readonly at: string;
}

function Texts({ of, at }: TextsProps): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useText('contentList', { of, slug: null });
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
      {({ items }) => <TextList items={items} at={at} />}
    </AreaState>
  );
}
