import type { ReactElement } from 'react';
import { TOTO_SECTIONS } from '@grandstand/bus-contracts/answers';
import { useAreaPlace, useAreaWords } from '@grandstand/bus-contracts/react';
import { AreaFrame, LinkPills } from '@grandstand/ui';
import { CouponsScreen } from '../coupons/coupons-screen';
import { useSections } from '../data/use-toto';
import { DrawScreen } from '../draw/draw-screen';
import { NextScreen } from '../draws/next-screen';
import { PastScreen } from '../draws/past-screen';
import { pageTitle } from '../page/page-title';
import { TOTO_PAGES, totoPath, totoScreen, type TotoScreen } from '../page/toto-screen';
import { UnknownScreen } from '../page/unknown-screen';
import styles from '../page/toto-app.module.css';
import { useMoneyText } from '../page/use-texts';

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
    <AreaFrame
      label={t('toto.sections')}
      links={TOTO_SECTIONS.map((each) => ({
        text: t(`toto.section.${each}`),
        href: href(totoPath(each)),
        isCurrent: each === section,
      }))}
    >
      <div className={styles.head}>
        <h1 className={styles.title}>{pageTitle(screen, t)}</h1>
        <p className={styles.jackpot}>
          {t('toto.jackpot')} <strong>{jackpot === undefined ? '–' : money(jackpot)}</strong>
        </p>
      </div>
      <LinkPills
        label={t('toto.pages')}
        links={TOTO_PAGES.map((page) => ({
          text: t(`toto.page.${page}`),
          href: href(totoPath(section, page)),
          isCurrent: page === kind,
        }))}
      />
      <ScreenOf screen={screen} />
    </AreaFrame>
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
