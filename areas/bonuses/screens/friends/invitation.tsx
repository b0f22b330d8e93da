import type { ReactElement } from 'react';
import type { ReferralView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { Progress } from '../../page/progress';
import { useTimeText } from '../../page/use-texts';
import styles from './friends.module.css';

interface InvitationProps {
  readonly invitation: NonNullable<ReferralView['invitation']>;
}

/** The invitation that the player came by: what it gives, and what is missing. */
export function Invitation({ invitation }: InvitationProps): ReactElement {
  const { href, t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  const { state, reason, endsAt, reward, reversed, staked, toStake } = invitation;
  const isOpen = state === 'registered' || state === 'verified';
  const values = {
    money: money(state === 'reversed' ? reversed : reward, invitation),
    staked: money(staked, invitation),
    toStake: money(toStake, invitation),
    reason: reason === null ? '' : t(`bonuses.friends.reason.${reason}`),
  };
  const name = isOpen ? 'open' : state === 'qualified' && reward === 0 ? 'none' : state;
  return (
    <Section title={t('bonuses.friends.invitation.title')} isWide>
      <p>{t(`bonuses.friends.invitation.${name}`, values)}</p>
      {isOpen ? (
        <>
          <Progress
            text={t('bonuses.friends.invitation.progress', values)}
            value={staked}
            max={toStake}
          />
          <p>{t('bonuses.friends.invitation.until', { time: time(endsAt) })}</p>
        </>
      ) : null}
      {state === 'registered' ? (
        <p>
          <a className={styles.away} href={href('/office/verification')}>
            {t('bonuses.friends.invitation.verify')}
          </a>
        </p>
      ) : null}
    </Section>
  );
}
