import type { ReactElement } from 'react';
import type { Verification } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { useTimeText } from '@grandstand/bus-contracts/time';
import { ButtonLink, Section } from '@grandstand/ui';
import styles from './verification.module.css';

const FORM = { dateStyle: 'medium', timeStyle: 'short' } as const;

interface HoldNoticeProps {
  readonly hold: NonNullable<Verification['hold']>;
}

/** What happened to a player who may neither pay in nor bet, what they can do, and who helps. */
export function HoldNotice({ hold: { state, endsAt } }: HoldNoticeProps): ReactElement {
  const { href, t } = useAreaWords();
  const timeText = useTimeText(FORM);
  return (
    <Section title={t('hold.title')} text={t(`hold.${state}`)}>
      {endsAt === null ? null : <p>{t('hold.until', { time: timeText(endsAt) })}</p>}
      <p>{t('hold.money')}</p>
      <p className={styles.actions}>
        <ButtonLink href={href('/office/support')}>{t('hold.support')}</ButtonLink>
        <ButtonLink href={href('/office/deduce')}>{t('hold.withdraw')}</ButtonLink>
      </p>
    </Section>
  );
}
