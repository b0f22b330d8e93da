import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { netPositionState } from '@grandstand/bus-contracts/shell';
import { useId, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { clockFace, signed } from '../../frame/figures';
import { useLanguage } from '../../frame/shell-state';
import styles from './net-position.module.css';

/** How long the player has been signed in, and what they have won or lost since. */
export function NetPosition(): ReactElement {
  const { t } = useTexts();
  const { tag } = useLanguage();
  const position = useBusState(netPositionState) ?? null;
  const timeId = useId();
  const time = position === null ? '–' : clockFace(position.seconds);
  const net =
    position === null ? '–' : signed(position.net, formatMoney(position.net, position, tag));
  return (
    // Keyed by its widths: values of another width are a new element, so no layout shift is counted.
    <dl key={`${time.length} ${net.length}`} className={styles.position}>
      <div>
        <dt id={timeId}>{t('protection.check.played')}</dt>
        <dd>
          {/* A timer is not announced each time that it changes. */}
          <span role="timer" aria-labelledby={timeId}>
            {time}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('protection.netPosition')}</dt>
        <dd>{net}</dd>
      </div>
    </dl>
  );
}
