import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useAreaPlace, useAreaWords, useLoadError } from '@grandstand/bus-contracts/react';
import {
  LineContext,
  linePaths,
  StaleNotice,
  type LineServices,
  type LineViewServices,
} from '@grandstand/line-ui';
import { AreaFrame, AreaPage, AreaState, Skeleton } from '@grandstand/ui';
import { useChampionship, type Championship } from '../data/championship';
import { AboutTab } from '../tabs/about-tab';
import { ArticlesTab } from '../tabs/articles-tab';
import { LiveTab } from '../tabs/live-tab';
import { OddsTab } from '../tabs/odds-tab';
import { WinnersTab } from '../tabs/winners-tab';
import { cricketScreen, TABS, tabPath, type Tab } from '../page/cricket-screen';
import { UnknownScreen } from '../page/unknown-screen';
import styles from '../page/cricket-app.module.css';

/** The area: the tabs of the championship, and the one of the path under them. */
export function CricketApp({ services }: { readonly services: LineViewServices }): ReactElement {
  const place = useAreaPlace();
  const { kind } = useMemo(() => cricketScreen(place), [place]);
  const line = useMemo<LineServices>(() => ({ ...services, ...linePaths }), [services]);
  return (
    <LineContext value={line}>
      <Tabs current={kind}>
        {kind === 'unknown' ? <UnknownScreen /> : <TabPage key={kind} tab={kind} />}
        <StaleNotice />
      </Tabs>
    </LineContext>
  );
}

function Tabs({
  current,
  children,
}: {
  readonly current: Tab | 'unknown';
  readonly children: ReactNode;
}): ReactElement {
  const { href, t } = useAreaWords();
  return (
    <AreaFrame
      label={t('tabs')}
      links={TABS.map((tab) => ({
        text: t(`tab.${tab}`),
        href: href(tabPath(tab)),
        isCurrent: tab === current,
      }))}
    >
      {children}
    </AreaFrame>
  );
}

/** A tab; the two of texts need nothing of the operator. */
function TabPage({ tab }: { readonly tab: Tab }): ReactElement {
  const { t } = useAreaWords();
  const isOfTexts = tab === 'tips' || tab === 'faq';
  return (
    <AreaPage title={t(`title.${tab}`)}>
      <p className={styles.lead}>{t(`lead.${tab}`)}</p>
      {isOfTexts ? <ArticlesTab tab={tab} /> : <Loaded tab={tab} />}
    </AreaPage>
  );
}

function Loaded({ tab }: { readonly tab: Exclude<Tab, 'tips' | 'faq'> }): ReactElement {
  const { t } = useAreaWords();
  const { data, loadedAt, hasFailed, retry } = useChampionship();
  const error = useLoadError({ title: t('failed'), loadedAt, retry });
  return (
    <AreaState
      data={data}
      hasFailed={hasFailed}
      loading={{ label: t('loading'), shape: <Skeleton shape="text" /> }}
      error={error}
    >
      {(championship) => <TabOf tab={tab} championship={championship} loadedAt={loadedAt} />}
    </AreaState>
  );
}

interface TabOfProps {
  readonly tab: Exclude<Tab, 'tips' | 'faq'>;
  readonly championship: Championship;
  readonly loadedAt: number;
}

function TabOf({ tab, championship, loadedAt }: TabOfProps): ReactElement {
  switch (tab) {
    case 'about':
      return <AboutTab championship={championship} />;
    case 'odds':
      return <OddsTab championship={championship} loadedAt={loadedAt} />;
    case 'live':
      return <LiveTab championship={championship} loadedAt={loadedAt} />;
    case 'winners':
      return <WinnersTab championship={championship} />;
  }
}
