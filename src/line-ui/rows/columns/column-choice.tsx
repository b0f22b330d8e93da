import { useState, type ReactElement } from 'react';
import { settingsSet } from '@grandstand/bus-contracts';
import { settingOf } from '@grandstand/bus-contracts/area';
import { useAreaWords, useSend } from '@grandstand/bus-contracts/react';
import { columnOrder, withSwapped, type Column } from './columns';
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
  const [isReached, setIsReached] = useState(false);
  const shown = columns[index]?.marketTypeId ?? 0;
  // The others come with the pointer or the focus: a page of many sports has a hundred of them.
  const offered = isReached ? columns : columns.slice(index, index + 1);
  const reach = (): void => setIsReached(true);
  const order = columnOrder(settingOf(settings, 'appViewType'), settings.listMarkets);
  return (
    <span className={styles.box}>
      <select
        className={styles.choice}
        aria-label={t('line.column.choose', { number: index + 1 })}
        value={shown}
        onPointerEnter={reach}
        onFocus={reach}
        onChange={({ target }) =>
          void send({ listMarkets: withSwapped(order, shown, Number(target.value)) })
        }
      >
        {offered.map(({ marketTypeId }) => (
          <option key={marketTypeId} value={marketTypeId}>
            {nameOf(marketTypeId)}
          </option>
        ))}
      </select>
    </span>
  );
}
