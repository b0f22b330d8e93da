import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import type { ReferralFriend, ReferralView } from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { EmptyBlock, Section } from '@grandstand/ui';
import { useMoneyText } from '@grandstand/text-ui';
import { useTimeText } from '../../page/use-texts';
import styles from './friends.module.css';

/** As many as the operator lists, the newest. */
const LISTED = 60;

/** The friends who registered with the link: how far each is, never who they are. */
export function FriendList({
  friends,
  counts,
}: Pick<ReferralView, 'friends' | 'counts'>): ReactElement {
  const { t } = useAreaWords();
  const money = useMoneyText();
  const time = useTimeText();
  if (friends.length === 0) {
    return (
      <EmptyBlock
        icon="search"
        title={t('bonuses.friends.list.none')}
        text={t('bonuses.friends.list.noneText')}
      />
    );
  }
  return (
    <Section title={t('bonuses.friends.list.title')} isWide>
      <ul className={styles.counts}>
        {(['registered', 'verified', 'qualified'] as const).map((state) => (
          <li key={state}>{t(`bonuses.friends.list.${state}`, { count: counts[state] })}</li>
        ))}
      </ul>
      <ul className={styles.list}>
        {friends.map((friend) => (
          <li key={friend.id} className={styles.row}>
            <span>{stateText(friend, t, (amount) => money(amount, friend))}</span>
            <time dateTime={new Date(friend.registeredAt).toISOString()}>
              {t('bonuses.friends.list.at', { time: time(friend.registeredAt) })}
            </time>
          </li>
        ))}
      </ul>
      {friends.length < LISTED ? null : (
        <p className={styles.quiet}>{t('bonuses.friends.list.newest', { count: LISTED })}</p>
      )}
    </Section>
  );
}

function stateText(
  { state, reason, reward, reversed }: ReferralFriend,
  t: TFunction,
  money: (amount: number) => string,
): string {
  const name = state === 'qualified' && reason !== null ? reason : state;
  return t(`bonuses.friends.state.${name}`, {
    money: money(state === 'reversed' ? reversed : reward),
    reason: reason === null ? '' : t(`bonuses.friends.reason.${reason}`, ''),
  });
}
