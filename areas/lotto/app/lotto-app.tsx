import type { ReactElement } from 'react';
import { LOTTERIES } from '@grandstand/bus-contracts/answers';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { AreaFrame, LinkPills } from '@grandstand/ui';
import { CatalogScreen } from '../catalog/catalog-screen';
import { useDrawNews } from '../data/use-draw-news';
import { ResultsScreen } from '../results/results-screen';
import { ViewScreen } from '../view/view-screen';
import { lotteryName, lottoPath, lottoScreen, type LottoScreen } from '../page/lotto-screen';
import { pageTitle } from '../page/page-title';
import { UnknownScreen } from '../page/unknown-screen';
import styles from '../page/lotto-app.module.css';

type Known = Exclude<LottoScreen, { kind: 'unknown' }>;

/** The area: the lotteries, the pages of one, and the screen of the path under them. */
export function LottoApp(): ReactElement {
  const screen = lottoScreen(useAreaPlace());
  if (screen.kind === 'unknown') return <UnknownScreen />;
  return <Lotto screen={screen} />;
}

function Lotto({ screen }: { readonly screen: Known }): ReactElement {
  const { href, t } = useAreaWords();
  useDrawNews();
  const lottery = screen.kind === 'catalog' ? undefined : screen.lottery;
  const section = screen.kind === 'results' ? 'results' : 'view';
  return (
    <AreaFrame
      label={t('lotto.lotteries')}
      links={[
        { text: t('lotto.all'), href: href('/lotto'), isCurrent: screen.kind === 'catalog' },
        ...LOTTERIES.map((each) => ({
          text: lotteryName(each),
          href: href(lottoPath(each, section)),
          isCurrent: each === lottery,
        })),
      ]}
    >
      <h1 className={styles.title}>{pageTitle(screen, t)}</h1>
      {lottery === undefined ? null : (
        <LinkPills
          label={t('lotto.pages')}
          links={(['view', 'results'] as const).map((page) => ({
            text: t(`lotto.page.${page}`),
            href: href(lottoPath(lottery, page)),
            isCurrent: page === screen.kind,
          }))}
        />
      )}
      <ScreenOf screen={screen} />
    </AreaFrame>
  );
}

function ScreenOf({ screen }: { readonly screen: Known }): ReactElement {
  switch (screen.kind) {
    case 'catalog':
      return <CatalogScreen />;
    case 'view':
      return <ViewScreen key={screen.lottery} lottery={screen.lottery} />;
    case 'results':
      return <ResultsScreen lottery={screen.lottery} before={screen.before} />;
  }
}
