import type { ReactElement } from 'react';
import { settingsSet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { Icon } from '@grandstand/ui';
import { columnOrder, withSwapped, type Column } from '../line/columns';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  /** The columns of the list, the hidden ones too; the chosen one changes places with this. */
  readonly columns: readonly Column[];
  readonly index: number;
  readonly nameOf: (marketTypeId: number) => string;
}

/** The heading of a column, from which the player chooses the market that it shows. */
export function ColumnChoice({ columns, index, nameOf }: ColumnChoiceProps): ReactElement {
  const { settings, t } = useAreaWords();
  const { send } = useSend(settingsSet);
  const shown = columns[index]?.marketTypeId ?? 0;
  const order = columnOrder(settingOf(settings, 'appViewType'), settings.listMarkets);
  return (
    <span className={styles.box}>
      <select
        className={styles.choice}
        aria-label={t('column.choose', { number: index + 1 })}
        value={shown}
        onChange={({ target }) =>
          void send({ listMarkets: withSwapped(order, shown, Number(target.value)) })
        }
      >
        {columns.map(({ marketTypeId }) => (
          <option key={marketTypeId} value={marketTypeId}>
            {nameOf(marketTypeId)}
          </option>
        ))}
      </select>
      <span className={styles.sign}>
        <Icon name="chevron-down" size="s" />
      </span>
    </span>
  );
}
