import { useState, type ReactElement } from 'react';
import { navigationGo } from '@grandstand/bus-contracts';
import { AMOUNT_LENGTH, languageTag } from '@grandstand/bus-contracts/domain';
import { useAreaWords, useBus } from '@grandstand/bus-contracts/react';
import { AreaPage, Button, Section, Select, TextField } from '@grandstand/ui';
import type { manifest } from '../../manifest';
import type { LaterScreenProps } from '../../page/later-screens';
import { calculate, type SumFault } from './calculation';
import { Result } from './result';
import { SlipSection } from './slip-section';
import { fieldsOf, PLACE_PARTS, readSum, SUM_KINDS, sumPath, type SumFields } from './sum';
import styles from './calculator.module.css';

const MAX_SIZE = 19;

/** The betting calculator: the sums of the bet slip, before there is a bet. */
export default function CalculatorScreen({ screen }: LaterScreenProps): ReactElement {
  const { t } = useAreaWords();
  const query = screen.kind === 'calculator' ? screen.query : '';
  return (
    <AreaPage title={t('title.calculator')}>
      <p className={styles.lead}>{t('sum.lead')}</p>
      <Calculator key={query} first={fieldsOf(new URLSearchParams(query))} />
    </AreaPage>
  );
}

function Calculator({ first }: { readonly first: SumFields }): ReactElement {
  const { href, language, t } = useAreaWords();
  const bus = useBus<typeof manifest>();
  const [fields, setFields] = useState(first);
  const set = (change: Partial<SumFields>): void => setFields({ ...fields, ...change });
  const sum = readSum(fields, languageTag(language));
  const made = calculate(sum);
  const fault = typeof made === 'string' ? made : null;
  const path = sumPath(fields);
  const faultAt = (...faults: readonly SumFault[]): string | undefined =>
    fault !== null && faults.includes(fault) ? t(`sum.fault.${fault}`) : undefined;
  return (
    <div className={styles.columns}>
      <Section label={t('sum.input')}>
        <form
          className={styles.form}
          action={href('/betting-calculator')}
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            bus.send(navigationGo, { path, replace: true }).catch(() => {});
          }}
        >
          <Select
            label={t('sum.kind')}
            shape="form"
            options={SUM_KINDS.map((value) => ({ value, label: t(`sum.kinds.${value}`) }))}
            value={fields.kind}
            onChange={(kind) => set({ kind })}
          />
          <input type="hidden" name="kind" value={fields.kind} />
          <TextField
            label={t('sum.odds')}
            name="odds"
            inputMode="text"
            autoComplete="off"
            maxLength={200}
            value={fields.odds}
            error={faultAt('odds-missing', 'odds-wrong', 'odds-few', 'odds-many')}
            onChange={(odds) => set({ odds })}
          />
          <p className={styles.quiet}>
            {t(fields.kind === 'system' ? 'sum.bankers' : 'sum.parted')}
          </p>
          {fields.kind === 'margin' ? null : (
            <TextField
              label={t('sum.stake')}
              name="stake"
              inputMode="decimal"
              autoComplete="off"
              maxLength={AMOUNT_LENGTH}
              value={fields.stake}
              error={faultAt('stake', 'stake-two-readings')}
              onChange={(stake) => set({ stake })}
            />
          )}
          {fields.kind === 'system' ? (
            <TextField
              label={t('sum.size')}
              type="number"
              name="size"
              min={2}
              max={MAX_SIZE}
              value={String(fields.size)}
              error={faultAt('size')}
              onChange={(size) => set({ size: Number(size) })}
            />
          ) : null}
          {fields.kind === 'each-way' ? (
            <>
              <Select
                label={t('sum.places')}
                shape="form"
                options={PLACE_PARTS.map((value) => ({ value, label: `1/${value}` }))}
                value={fields.places}
                onChange={(places) => set({ places })}
              />
              <input type="hidden" name="places" value={fields.places} />
            </>
          ) : null}
          <div className={styles.buttons}>
            <Button kind="primary" type="submit">
              {t('sum.show')}
            </Button>
            <a className={styles.link} href={href(path)}>
              {t('sum.share')}
            </a>
          </div>
        </form>
      </Section>
      <div className={styles.form}>
        <Section title={t('sum.result')}>
          <div className={styles.form} role="status">
            {typeof made === 'string' ? <p>{t(`sum.fault.${made}`)}</p> : <Result made={made} />}
          </div>
        </Section>
        <SlipSection key={path} sum={sum} isWhole={fault === null} onTake={set} />
      </div>
    </div>
  );
}
