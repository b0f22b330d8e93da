import type { ReactElement } from 'react';
import { TOTO_SECTIONS } from '@grandstand/bus-contracts/answers';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { CouponsScreen } from '../coupons/coupons-screen';
import { useSections } from '../data/use-toto';
import { DrawScreen } from '../draw/draw-screen';
import { NextScreen } from '../draws/next-screen';
import { PastScreen } from '../draws/past-screen';
import { pageTitle } from './page-title';
import { TOTO_PAGES, totoPath, totoScreen, type TotoScreen } from './toto-screen';
import { UnknownScreen } from './unknown-screen';
import styles from './toto-app.module.css';
import { useMoneyText } from './use-texts';

/** The area: the sections of toto, the pages of a section, and the screen of the path under them. */
export function TotoApp(): ReactElement {
  const screen = totoScreen(useAreaPlace());
  if (screen.kind === 'unknown') return <UnknownScreen />;
  return <Section screen={screen} />;
}

function Section({
  screen,
}: {
  readonly screen: Exclude<TotoScreen, { kind: 'unknown' }>;
}): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const { section, kind } = screen;
  const jackpot = useSections()?.sections.find((each) => each.section === section)?.jackpot;
  return (
    <div className={styles.area}>
      <nav className={styles.sections} aria-label={t('toto.sections')}>
        {TOTO_SECTIONS.map((each) => (
          <a
            key={each}
            className={styles.section}
            href={href(totoPath(each))}
            aria-current={each === section ? 'true' : undefined}
          >
            {t(`toto.section.${each}`)}
          </a>
        ))}
      </nav>
      <div className={styles.head}>
        <h1 className={styles.title}>{pageTitle(screen, t)}</h1>
        <p className={styles.jackpot}>
          {t('toto.jackpot')} <strong>{jackpot === undefined ? '–' : money(jackpot)}</strong>
        </p>
      </div>
      <nav className={styles.pages} aria-label={t('toto.pages')}>
        {TOTO_PAGES.map((page) => (
          <a
            key={page}
            className={styles.page}
            href={href(totoPath(section, page))}
            aria-current={page === kind ? 'page' : undefined}
          >
            {t(`toto.page.${page}`)}
          </a>
        ))}
      </nav>
      <ScreenOf screen={screen} />
    </div>
  );
}

function ScreenOf({
  screen,
}: {
  readonly screen: Exclude<TotoScreen, { kind: 'unknown' }>;
}): ReactElement {
  switch (screen.kind) {
    case 'draw':
      return <DrawScreen screen={screen} />;
    case 'next':
      return <NextScreen section={screen.section} />;
    case 'draws':
    case 'nonimees':
      return <PastScreen screen={screen} />;
    case 'coupons':
      return <CouponsScreen section={screen.section} />;
  }
}
