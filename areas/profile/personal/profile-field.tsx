import { useId, type ReactElement } from 'react';
import { leastAge } from '@grandstand/bus-contracts/domain';
import { configState } from '@grandstand/bus-contracts';
import { DOCUMENT_TYPES, type ProfileFault } from '@grandstand/bus-contracts/player';
import { useAreaWords, useBusState } from '@grandstand/bus-contracts/react';
import { Select, TextField } from '@grandstand/ui';
import type { FieldShape } from './fields';
import styles from './personal.module.css';

interface ProfileFieldInputProps {
  readonly field: FieldShape;
  readonly value: string;
  readonly fault: ProfileFault | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of the personal data, with what is wrong with it. */
export function ProfileFieldInput(props: ProfileFieldInputProps): ReactElement {
  const { field, value, fault, onChange } = props;
  const { t } = useAreaWords();
  const faultId = useId();
  const age = leastAge(useBusState(configState));
  const label = field.isRequired
    ? t(`field.${field.name}`)
    : t('field.optional', { name: t(`field.${field.name}`) });
  const error = fault && t(`fault.${fault}`, { count: age });

  if (field.kind === 'document-type') {
    const none = { value: '', label: t('documentType.none') };
    const types = DOCUMENT_TYPES.map((type) => ({ value: type, label: t(`documentType.${type}`) }));
    return (
      <div>
        <Select
          label={label}
          shape="form"
          options={[none, ...types]}
          value={value}
          faultId={error && faultId}
          onChange={onChange}
        />
        <p id={faultId} className={styles.fault} role="alert">
          {error}
        </p>
      </div>
    );
  }
  return (
    <TextField
      label={label}
      type={field.kind}
      autoComplete={field.autoComplete ?? 'off'}
      maxLength={300}
      {...(field.kind === 'date' && { min: '1900-01-01', max: '2100-12-31' })}
      value={value}
      error={error}
      {...(field.hasHint && { hint: t(`field.${field.name}_hint`) })}
      onChange={onChange}
    />
  );
}
