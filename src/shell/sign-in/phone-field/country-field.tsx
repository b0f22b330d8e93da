import { useBusState, useSend } from '@grandstand/bus-contracts/react';
import { phonesChoose, phonesRecent } from '@grandstand/bus-contracts/shell';
import type { PhoneCountry } from '@grandstand/bus-contracts/shell';
import { Icon } from '@grandstand/ui';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useConfig } from '../../frame/shell-state';
import styles from './country.module.css';
import { CountrySheet } from './country-sheet';

interface CountryFieldProps {
  readonly countries: readonly PhoneCountry[];
  readonly country: PhoneCountry | undefined;
  readonly onChoose: (country: PhoneCountry) => void;
}

/** How the choice was opened. */
interface Opening {
  /** What was typed on the field. */
  readonly text: string;
  readonly isByTouch: boolean;
}

const OPENS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp']);

/** The country of a phone number; a press opens all countries, and so does typing one. */
export function CountryField({ countries, country, onChoose }: CountryFieldProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const [opening, setOpening] = useState<Opening | null>(null);
  const isByTouch = useRef(false);
  const recent = useBusState(phonesRecent)?.codes ?? [];
  const { send: remember } = useSend(phonesChoose);
  const config = useConfig();
  const geo = countries.find((one) => one.id === config?.geoCountryId);

  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {t('dialog.registration.country')}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        onPointerDown={({ pointerType }) => {
          isByTouch.current = pointerType === 'touch';
        }}
        onClick={(event) => {
          // A key presses without a pointer.
          setOpening({ text: '', isByTouch: event.detail > 0 && isByTouch.current });
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, altKey, metaKey } = event;
          const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
          if (!isTyped && !OPENS.has(key)) return;
          // The search has the letter already.
          event.preventDefault();
          setOpening({ text: isTyped ? key : '', isByTouch: false });
        }}
      >
        <span className={styles.code} data-code={country?.code} aria-hidden="true" />
        <span id={`${id}-value`} className={styles.name}>
          {country ? `${country.name} +${country.phoneCode}` : null}
        </span>
        <Icon name="chevron-down" size="s" />
      </button>
      {opening ? (
        <CountrySheet
          countries={countries}
          chosen={country}
          quick={[country?.code, ...recent, geo?.code]}
          {...opening}
          onChoose={(one) => {
            setOpening(null);
            onChoose(one);
            void remember({ code: one.code });
          }}
          onClose={() => setOpening(null)}
        />
      ) : null}
    </div>
  );
}
