import { useState, type ReactElement } from 'react';
import type {
  ProfileChange,
  ProfileField,
  ProfileForm,
  ProfileGroup,
} from '@grandstand/bus-contracts/player';
import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Alert, Form, SubmitButton } from '@grandstand/ui';
import { FIELDS } from './fields';
import styles from './personal.module.css';
import { ProfileFieldInput } from './profile-field';
import { useSaving, type Faults, type SaveOutcome } from './use-profile';

type Values = Readonly<Record<string, string>>;

interface GroupFormProps {
  readonly group: ProfileGroup;
  readonly form: ProfileForm;
  readonly userId: string | undefined;
  /** The fields begin empty: numbers of documents are not shown. */
  readonly isEmpty?: boolean;
  readonly onSaved?: () => void;
}

/** One group of the personal data. What was typed stays until it is saved. */
export function GroupForm(props: GroupFormProps): ReactElement {
  const { group, form, userId, isEmpty = false, onSaved } = props;
  const { t } = useAreaWords();
  const save = useSaving(userId);
  const fields = FIELDS[group];
  const saved: Values = isEmpty
    ? Object.fromEntries(fields.map(({ name }) => [name, '']))
    : form[group];
  const [typed, setTyped] = useState<Values>({});
  const [faults, setFaults] = useState<Faults>({});
  const [outcome, setOutcome] = useState<SaveOutcome['result']>();
  const [isSaving, setIsSaving] = useState(false);
  const values = { ...saved, ...typed };

  const submit = async (): Promise<void> => {
    setOutcome(undefined);
    const missing = fields.filter(({ name, isRequired }) => isRequired && !values[name]?.trim());
    if (missing.length > 0) {
      setFaults(Object.fromEntries(missing.map(({ name }) => [name, 'required'])));
      setOutcome('bad-fields');
      return;
    }
    setFaults({});
    const trimmed = Object.fromEntries(
      fields.map(({ name }) => [name, values[name]?.trim() ?? '']),
    );
    const change = { group, version: form.version, values: trimmed } as ProfileChange;
    setIsSaving(true);
    const ended = await save(change);
    // At once with the faults: the form moves the focus to the first when it is no longer busy.
    setIsSaving(false);
    setOutcome(ended.result);
    if (ended.result === 'bad-fields') setFaults(ended.faults);
    if (ended.result !== 'saved') return;
    setTyped({});
    onSaved?.();
  };

  const edit = (name: ProfileField, value: string): void => {
    setTyped({ ...typed, [name]: value });
    setFaults({ ...faults, [name]: undefined });
    setOutcome(undefined);
  };

  return (
    <Form aria-label={t(`group.${group}`)} isBusy={isSaving} onSubmit={() => void submit()}>
      <h3 className={styles.subtitle}>{t(`group.${group}`)}</h3>
      {/* Above the fields that it lists; other faults are beside the button. */}
      <Alert text={outcome === 'bad-fields' ? badFields() : null} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <ProfileFieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            fault={faults[field.name]}
            onChange={(value) => edit(field.name, value)}
          />
        ))}
      </div>
      <Alert
        text={
          outcome === undefined || outcome === 'saved' || outcome === 'bad-fields'
            ? null
            : t(`save.${outcome}`)
        }
      />
      <div className={styles.end}>
        <SubmitButton>{t('save.action')}</SubmitButton>
        <p className={styles.quiet} role="status">
          {outcome === 'saved' ? t('save.saved') : ''}
        </p>
      </div>
    </Form>
  );

  function badFields(): string | null {
    const names = fields
      .filter(({ name }) => faults[name] !== undefined)
      .map(({ name }) => t(`field.${name}`));
    return names.length === 0 ? null : t('save.bad-fields', { fields: names.join(', ') });
  }
}
