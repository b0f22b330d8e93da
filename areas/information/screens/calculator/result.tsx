import type { ReactElement } from 'react';
import {
  formatAmount,
  formatCoef,
  languageTag,
  numberFormat,
} from '@grandstand/bus-contracts/domain';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { FigureTable } from '@grandstand/ui';
import type { Calculation } from './calculation';
import { STAKE_SCALE } from './sum';
import styles from './calculator.module.css';

type Of<K extends Calculation['kind']> = { readonly made: Calculation & { kind: K } };

/** The figures of a sum: those that matter first, and the lines below. */
export function Result({ made }: { readonly made: Calculation }): ReactElement {
  switch (made.kind) {
    case 'bet':
      return <Bet made={made} />;
    case 'lines':
      return <Lines made={made} />;
    case 'each-way':
      return <EachWay made={made} />;
    case 'dutching':
      return <Dutching made={made} />;
    default:
      return <Margin made={made} />;
  }
}

function useFormats() {
  const { language, settings } = useAreaWords();
  const tag = languageTag(language);
  const percent = numberFormat(tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    money: (minor: number): string => formatAmount(minor, STAKE_SCALE, tag),
    odds: (coef: number): string => formatCoef(coef, settings.coefViewId),
    percent: (hundredths: number): string => `${percent(hundredths / 100)}\u00a0%`,
  };
}

function Figures({
  rows,
}: {
  readonly rows: readonly (readonly [string, string])[];
}): ReactElement {
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bet({ made: { coef, stake, win } }: Of<'bet'>): ReactElement {
  const { t } = useAreaWords();
  const { money, odds } = useFormats();
  return (
    <Figures
      rows={[
        ...(coef === null ? [] : [[t('sum.totalOdds'), odds(coef)] as const]),
        [t('sum.staked'), money(stake)],
        [t('sum.returns'), money(win)],
        [t('sum.profit'), money(win - stake)],
      ]}
    />
  );
}

function Lines({ made }: Of<'lines'>): ReactElement {
  const { t } = useAreaWords();
  const { money, odds } = useFormats();
  return (
    <>
      <Figures
        rows={[
          [t('sum.most'), money(made.most)],
          [t('sum.least'), money(made.least)],
          [t('sum.lines'), String(made.lines)],
          [t('sum.perLine'), money(made.stakePerLine)],
        ]}
      />
      <FigureTable
        caption={t('sum.byWon')}
        head={[t('sum.won'), t('sum.from'), t('sum.to')]}
        rows={made.byWon.map(({ won, least, most }) => [String(won), money(least), money(most)])}
      />
      {made.list.length > 0 ? (
        <FigureTable
          caption={t('sum.eachLine')}
          head={[t('sum.line'), t('sum.lineOdds'), t('sum.pays')]}
          rows={made.list.map(({ legs, coef, pays }) => [
            legs.map((place) => place + 1).join(' + '),
            odds(coef),
            money(pays),
          ])}
        />
      ) : null}
    </>
  );
}

function EachWay({ made: { stakePerPart, placeCoef, won, placed } }: Of<'each-way'>): ReactElement {
  const { t } = useAreaWords();
  const { money, odds } = useFormats();
  return (
    <Figures
      rows={[
        [t('sum.perPart'), money(stakePerPart)],
        [t('sum.placeOdds'), odds(placeCoef)],
        [t('sum.ifWon'), money(won)],
        [t('sum.ifPlaced'), money(placed)],
      ]}
    />
  );
}

function Dutching({ made: { parts, pays, stake } }: Of<'dutching'>): ReactElement {
  const { t } = useAreaWords();
  const { money, odds } = useFormats();
  return (
    <>
      <Figures
        rows={[
          [t('sum.staked'), money(stake)],
          [t('sum.whichever'), money(pays)],
          [t('sum.profit'), money(pays - stake)],
        ]}
      />
      <FigureTable
        caption={t('sum.parts')}
        head={[t('sum.outcome'), t('sum.lineOdds'), t('sum.stake')]}
        rows={parts.map((part, place) => [String(place + 1), odds(part.coef), money(part.stake)])}
      />
    </>
  );
}

function Margin({ made: { margin, outcomes } }: Of<'margin'>): ReactElement {
  const { t } = useAreaWords();
  const { odds, percent } = useFormats();
  return (
    <>
      <Figures rows={[[t('sum.margin'), percent(margin)]]} />
      <FigureTable
        caption={t('sum.withoutMargin')}
        head={[t('sum.outcome'), t('sum.lineOdds'), t('sum.probability')]}
        rows={outcomes.map(({ coef, share }, place) => [
          String(place + 1),
          odds(coef),
          percent(share),
        ])}
      />
    </>
  );
}
