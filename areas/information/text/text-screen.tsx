import type { ReactElement, ReactNode } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaPage, AreaState, Skeleton } from '@grandstand/ui';
import { useContent } from '../data/use-content';
import { UnknownScreen } from '../page/unknown-screen';
import { PageList } from './page-list';
import { TextPage } from './text-page';

interface TextScreenProps {
  readonly kind?: 'pages' | 'partners';
  readonly slug: string;
  /** The pages to choose from, beside the text. */
  readonly list?: ReactNode;
  /** What is above the text. */
  readonly above?: ReactNode;
  /** What the page has below its text. */
  readonly children?: ReactNode;
}

/** A page of information. */
export function TextScreen({
  kind = 'pages',
  slug,
  list,
  above,
  children,
}: TextScreenProps): ReactElement {
  const { t } = useAreaWords();
  const input = { kind, slug };
  const { data, loadedAt, hasFailed, isMissing, retry } = useContent('contentPage', input);
  const error = useLoadError({ title: t('error.title'), loadedAt, retry });
  if (isMissing) return <UnknownScreen />;
  return (
    <AreaPage title={data?.item.title ?? t(`${kind}.${slug}`)}>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('loading'), shape: <Skeleton shape="block" /> }}
        error={error}
      >
        {(page) => (
          <TextPage page={page} above={above} beside={list ?? <PageList current={slug} />}>
            {children}
          </TextPage>
        )}
      </AreaState>
    </AreaPage>
  );
}
