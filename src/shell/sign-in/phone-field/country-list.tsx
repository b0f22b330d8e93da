import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { Icon, ListBox, ListGroup } from '@grandstand/ui';
import { memo, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import styles from './country.module.css';

/** Countries that are shown together; those that a search found have no heading. */
export interface CountryGroup {
  readonly key: 'quick' | 'all' | 'found';
  readonly rows: readonly PhoneCountry[];
}

interface CountryListProps {
  readonly id: string;
  readonly groups: readonly CountryGroup[];
  /** The country that Enter chooses. */
  readonly active: PhoneCountry | undefined;
  readonly chosen: PhoneCountry | undefined;
  readonly onChoose: (country: PhoneCountry) => void;
}

/** The list below the search; a row's id ends with the letters of its country. */
export const CountryList = memo(function CountryList({
  id,
  groups,
  active,
  chosen,
  onChoose,
}: CountryListProps): ReactElement {
  const { t } = useTexts();

  return (
    <ListBox
      id={id}
      label={t('country.title')}
      className={styles.list}
      isEmpty={groups.every(({ rows }) => rows.length === 0)}
      activeId={active && `${id}-${active.code}`}
    >
      {groups.map(({ key, rows }) => {
        const options = rows.map((country) => (
          <CountryOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isActive={country === active}
            isChosen={country === chosen}
            onChoose={onChoose}
          />
        ));
        if (key === 'found') return options;
        return (
          <ListGroup key={key} label={t(`country.${key}`)} className={styles.heading}>
            {options}
          </ListGroup>
        );
      })}
    </ListBox>
  );
});

interface CountryOptionProps {
  readonly id: string;
  readonly country: PhoneCountry;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (country: PhoneCountry) => void;
}

const CountryOption = memo(function CountryOption({
  id,
  country,
  isActive,
  isChosen,
  onChoose,
}: CountryOptionProps): ReactElement {
  const { code, name, phoneCode, ownNames } = country;
  const own = ownNames.find((each) => each.name !== name);
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={styles.option}
      onClick={() => onChoose(country)}
    >
      <span className={styles.code} aria-hidden="true">
        {code}
      </span>
      <span className={styles.name}>
        {name}
        {own ? (
          <>
            {' '}
            <span className={styles.own} lang={own.lang}>
              {own.name}
            </span>
          </>
        ) : null}
      </span>
      {isChosen ? <Icon name="check" size="s" /> : null}
      <span className={styles.phoneCode}>+{phoneCode}</span>
    </button>
  );
});
