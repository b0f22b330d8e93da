import type { ReactElement, ReactNode } from 'react';
import { useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import { AreaState, QuietLink } from '@grandstand/ui';
import { Barred } from '../../page/barred';
import type { BonusesScreen } from '../../page/bonuses-screen';
import { BonusesSkeleton } from '../../page/bonuses-skeleton';
import { pageTitle } from '../../page/page-title';
import { UnknownScreen } from '../../page/unknown-screen';
import styles from './text.module.css';
import { TextBody } from './text-body';
import { TextList } from './text-list';
import type { AnswerTo } from '../../page/text-queries';
import { useText } from './use-text';

type TextScreenOf = BonusesScreen & { readonly kind: 'text' };

/** A promotion, a landing or a partner, and the list of partners: texts of the operator. */
export default function TextScreen({
  screen,
}: {
  readonly screen: BonusesScreen;
}): ReactElement | null {
  if (screen.kind !== 'text') return null;
  return screen.slug === null ? <List screen={screen} /> : <One screen={screen} />;
}

function One({ screen }: { readonly screen: TextScreenOf }): ReactElement {
  const { t } = useAreaWords();
  const text = useText('contentPage', screen);
  if (text.isMissing) return <UnknownScreen />;
  return (
    <Page screen={screen} text={text} title={pageTitle(screen, t, text.data)}>
      {(page) => <TextBody page={page} />}
    </Page>
  );
}

function List({ screen }: { readonly screen: TextScreenOf }): ReactElement {
  const { t } = useAreaWords();
  const text = useText('contentList', screen);
  return (
    <Page screen={screen} text={text} title={pageTitle(screen, t)}>
      {({ items }) => <TextList items={items} at={`${screen.base}/partners`} />}
    </Page>
  );
}

type Loaded = AnswerTo<'contentPage'> | AnswerTo<'contentList'>;

interface PageProps<Data extends Loaded> {
  readonly screen: TextScreenOf;
  readonly text: Omit<ReturnType<typeof useText>, 'data'> & { readonly data: Data | undefined };
  readonly title: string;
  readonly children: (data: Data) => ReactNode;
}

function Page<Data extends Loaded>({
  screen,
  text: { data, loadedAt, hasFailed, isBarred, retry },
  title,
  children,
}: PageProps<Data>): ReactElement {
  const { href, t } = useAreaWords();
  const error = useLoadError({ title: t('bonuses.text.failed'), loadedAt, retry });
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <QuietLink href={href(screen.base)}>{t('bonuses.all')}</QuietLink>
      <AreaState
        data={data}
        hasFailed={hasFailed}
        loading={{ label: t('bonuses.loading'), shape: <BonusesSkeleton /> }}
        error={error}
        empty={isBarred ? <Barred /> : undefined}
      >
        {children}
      </AreaState>
    </>
  );
}
