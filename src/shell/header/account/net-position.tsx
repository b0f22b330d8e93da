import { formatMoney } from '@grandstand/bus-contracts/domain';
import { useBusState } from '@grandstand/bus-contracts/react';
import { netPositionState } from '@grandstand/bus-contracts/shell';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/shell-state';
import styles from './net-position.module.css';

/** How long the player has been signed in, and what they have won or lost since. */
export function NetPosition(): ReactElement {
  const { t } = useTranslation();
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

/** "1:02:03". */
function clockFace(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return [Math.floor(seconds / 3600), ...parts.map((part) => String(part).padStart(2, '0'))].join(
    ':',
  );
}

function signed(amount: number, text: string): string {
  return amount > 0 ? `+${text}` : text;
}
