import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useSend } from '@grandstand/bus-contracts/react';
import { realityCheckAnswer, type RealityCheckState } from '@grandstand/bus-contracts/shell';
import { Button, Dialog, useLoader } from '@grandstand/ui';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useLanguage } from '../../frame/shell-state';
import styles from './protection.module.css';

interface RealityCheckProps {
  readonly asked: NonNullable<RealityCheckState['asked']>;
}

const MINUTE_MS = 60_000;
const CHOICES = ['go-on', 'limits', 'sign-out'] as const;
const LABELS = {
  'go-on': 'protection.check.goOn',
  limits: 'protection.check.limits',
  'sign-out': 'protection.check.signOut',
} as const;

/** Shows a player their time and results since they came, and waits for their choice. */
export function RealityCheck({ asked }: RealityCheckProps): ReactElement {
  const { everyMinutes, playedMs } = asked;
  const isLoading = useLoader(asked.isLoading && asked.sums === null);
  const sums = isLoading ? null : asked.sums;
  const { t } = useTexts();
  const { tag } = useLanguage();
  const textId = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const { send: answer, isSending } = useSend(realityCheckAnswer);
  // Not a button: a key that was on its way to the page would answer unseen.
  useEffect(() => text.current?.focus(), []);

  // The operator counts whole seconds, by a clock of its own: 4:59 are the 5 minutes that were asked for.
  const minutes = Math.round(playedMs / MINUTE_MS);
  const money = (name: 'staked' | 'won' | 'lost'): string =>
    sums ? formatMoney(sums[name], sums, tag) : '–';
  return (
    <Dialog title={t('protection.check.title')} rank="protection">
      <div className={styles.body}>
        <p ref={text} id={textId} className={styles.text} tabIndex={-1}>
          {t('protection.check.text', { minutes: everyMinutes })}
        </p>
        <dl className={styles.facts}>
          <dt>{t('protection.check.played')}</dt>
          <dd>
            {t('protection.check.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </dd>
          <dt>{t('protection.check.staked')}</dt>
          <dd>{money('staked')}</dd>
          <dt>{t('protection.check.won')}</dt>
          <dd>{money('won')}</dd>
          <dt>{t('protection.check.lost')}</dt>
          <dd>{money('lost')}</dd>
        </dl>
        <p className={styles.hint} role="status">
          {sums ? null : t(isLoading ? 'protection.check.loading' : 'protection.check.noSums')}
        </p>
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="l"
            isWide
            isBusy={isSending}
            onClick={() => void answer({ choice })}
          >
            {t(LABELS[choice])}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
