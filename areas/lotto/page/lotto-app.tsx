import type { ReactElement } from 'react';
import { LOTTERIES } from '@grandstand/bus-contracts/answers';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { CatalogScreen } from '../catalog/catalog-screen';
import { ResultsScreen } from '../results/results-screen';
import { ViewScreen } from '../view/view-screen';
import { lotteryName, lottoPath, lottoScreen, type LottoScreen } from './lotto-screen';
import { pageTitle } from './page-title';
import { UnknownScreen } from './unknown-screen';
import styles from './lotto-app.module.css';

type Known = Exclude<LottoScreen, { kind: 'unknown' }>;

/** The area: the lotteries, the pages of one, and the screen of the path under them. */
export function LottoApp(): ReactElement {
  const screen = lottoScreen(useAreaPlace());
  if (screen.kind === 'unknown') return <UnknownScreen />;
  return <Lotto screen={screen} />;
}

function Lotto({ screen }: { readonly screen: Known }): ReactElement {
  const { href, t } = useAreaWords();
  const lottery = screen.kind === 'catalog' ? undefined : screen.lottery;
  const section = screen.kind === 'results' ? 'results' : 'view';
  return (
    <div className={styles.area}>
      <nav className={styles.lotteries} aria-label={t('lotto.lotteries')}>
        <a
          className={styles.lottery}
          href={href('/lotto')}
          aria-current={screen.kind === 'catalog' ? 'page' : undefined}
        >
          {t('lotto.all')}
        </a>
        {LOTTERIES.map((each) => (
          <a
            key={each}
            className={styles.lottery}
            href={href(lottoPath(each, section))}
            aria-current={each === lottery ? 'true' : undefined}
          >
            {lotteryName(each)}
          </a>
        ))}
      </nav>
      <h1 className={styles.title}>{pageTitle(screen, t)}</h1>
      {lottery === undefined ? null : (
        <nav className={styles.pages} aria-label={t('lotto.pages')}>
          {(['view', 'results'] as const).map((page) => (
            <a
              key={page}
              className={styles.page}
              href={href(lottoPath(lottery, page))}
              aria-current={page === screen.kind ? 'page' : undefined}
            >
              {t(`lotto.page.${page}`)}
            </a>
          ))}
        </nav>
      )}
      <ScreenOf screen={screen} />
    </div>
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
