import { createElement, lazy, Suspense, useState, type ReactElement, useEffect } from 'react';
import { Part } from '../frame/part';
import { useConfig, useLanguage, usePlace, useSettings } from '../frame/shell-state';
import { createLater } from '../frame/loading/later';
import { lazyWithTexts, withTexts } from '../frame/loading/with-texts';
import { officeMenu } from '../header/later-parts';
import layout from './default-layout.module.css';
import styles from './foot-row.module.css';
import { isFootRowShown, isSnowShown } from './shown-parts';
import { useBusState } from '@grandstand/bus-contracts/react';
import { areasState } from '@grandstand/bus-contracts/shell';
import { useShell } from '../frame/shell-context';

/** The time after an area is ready until the page counts as idle. */
const QUIET_MS = 2000;

/** Whether the page has come to rest: decoration is fetched after the content. */
function useIsAtRest(): boolean {
  const { clock } = useShell();
  const areas = Object.values(useBusState(areasState) ?? {});
  const isThere = areas.some(({ status }) => status === 'ready' || status === 'error');
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(
    () => (isThere ? clock.after(QUIET_MS, () => setIsAtRest(true)) : undefined),
    [isThere, clock],
  );
  return isAtRest;
}

const Snow = lazy(async () => ({ default: (await import('./snow/snow')).Snow }));

const stage = createLater(
  withTexts('stage', async () => (await import('../casino/stage/stage')).Stage),
);

const footRow = lazyWithTexts('foot', async () => (await import('./foot-row')).FootRow);

/** Falls when the page has come to rest. */
export function SnowPlace(): ReactElement | null {
  const config = useConfig();
  const { route } = usePlace();
  const settings = useSettings();
  const isAtRest = useIsAtRest();
  if (!isAtRest || !isSnowShown(route, config, settings)) return null;
  return (
    <Part fallback={null}>
      <Suspense fallback={null}>
        <Snow />
      </Suspense>
    </Part>
  );
}

/** The row above the footer: its room from the start, and its contents when the page has come to rest. */
export function FootRowPlace(): ReactElement | null {
  const config = useConfig();
  const { language } = useLanguage();
  const isAtRest = useIsAtRest();
  const [isLogoMissing, setIsLogoMissing] = useState(false);
  const isAllMissing = isLogoMissing && config?.footerRow === undefined;
  if (!isFootRowShown(config) || isAllMissing) return null;
  return (
    <div className={styles.place}>
      {isAtRest ? (
        <Part fallback={null}>
          <Suspense fallback={null}>
            {createElement(footRow(language), { onLogoMissing: () => setIsLogoMissing(true) })}
          </Suspense>
        </Part>
      ) : null}
    </div>
  );
}

/** The menu of the office, beside its pages. */
export function OfficeMenuPlace(): ReactElement {
  return (
    <div className={layout.menu}>
      <Part fallback={null}>
        <officeMenu.View />
      </Part>
    </div>
  );
}

/** The stage of games, on the pages that have one. */
export function StagePlace(): ReactElement | null {
  return usePlace().hasStage ? <stage.View /> : null;
}
