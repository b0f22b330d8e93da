import { useAreaWords } from '@grandstand/bus-contracts/react';
import { Select, Switch, TextArea, TextField } from '@grandstand/ui';
import { useState, type ReactElement } from 'react';
import styles from '../debugger.module.css';
import { firstValue, withMember, type Field, type Member } from './schema-fields';

interface FieldInputProps<F extends Field = Field> {
  readonly label: string;
  readonly field: F;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type Of<K extends Field['kind']> = FieldInputProps<Extract<Field, { kind: K }>>;

/** The input of a field. */
export function FieldInput(props: FieldInputProps): ReactElement {
  const { label, field, value, onChange } = props;
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={onChange}
        />
      );
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'switch':
      return <Switch label={label} isOn={value === true} onChange={onChange} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'group':
      return <GroupInput {...props} field={field} />;
    case 'variants':
      return <VariantsInput {...props} field={field} />;
    case 'json':
      return <JsonInput {...props} field={field} />;
  }
}

function NumberInput({ label, value, onChange }: Of<'number'>): ReactElement {
  const [text, setText] = useState(typeof value === 'number' ? String(value) : '0');
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(Number(typed));
      }}
    />
  );
}

function ChoiceInput({ label, field, value, onChange }: Of<'choice'>): ReactElement {
  return (
    <Select
      label={label}
      shape="form"
      options={field.options.map((option, place) => ({ value: place, label: String(option) }))}
      value={Math.max(0, field.options.indexOf(value as string))}
      onChange={(place) => onChange(field.options[place])}
    />
  );
}

function GroupInput({ label, field, value, onChange }: Of<'group'>): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {field.members.map((member) => (
        <MemberInput
          key={member.name}
          member={member}
          value={(value as Record<string, unknown> | null)?.[member.name]}
          onChange={(next) => onChange(withMember(value, member.name, next))}
        />
      ))}
    </fieldset>
  );
}

function MemberInput({
  member: { name, field, isOptional },
  value,
  onChange,
}: Omit<FieldInputProps, 'label' | 'field'> & { readonly member: Member }): ReactElement {
  const { t } = useAreaWords();
  const input = <FieldInput label={name} field={field} value={value} onChange={onChange} />;
  if (!isOptional) return input;
  return (
    <div className={styles.member}>
      <Switch
        label={t('send.with', { name })}
        isOn={value !== undefined}
        onChange={(isGiven) => onChange(isGiven ? firstValue(field) : undefined)}
      />
      {value === undefined ? null : input}
    </div>
  );
}

function VariantsInput({ label, field, value, onChange }: Of<'variants'>): ReactElement {
  const { t } = useAreaWords();
  const [place, setPlace] = useState(0);
  const variant = field.variants[place];
  return (
    <div className={styles.member}>
      <Select
        label={t('send.form', { name: label })}
        shape="form"
        options={field.variants.map((each, number) => ({
          value: number,
          label: `${number + 1}: ${wordsOf(each)}`,
        }))}
        value={place}
        onChange={(chosen) => {
          setPlace(chosen);
          const next = field.variants[chosen];
          onChange(next === undefined ? null : firstValue(next));
        }}
      />
      {variant === undefined ? null : (
        <FieldInput key={place} label={label} field={variant} value={value} onChange={onChange} />
      )}
    </div>
  );
}

/** What tells a form from the others: its first literal, or the names of its members. */
function wordsOf(field: Field): string {
  if (field.kind === 'choice') return field.options.map(String).join(', ');
  if (field.kind !== 'group') return field.kind;
  const [first] = field.members;
  return first?.field.kind === 'choice'
    ? wordsOf(first.field)
    : field.members.map(({ name }) => name).join(', ');
}

function JsonInput({ label, value, onChange }: Of<'json'>): ReactElement {
  const { t } = useAreaWords();
  const [text, setText] = useState(JSON.stringify(value));
  const isWrong = parsed(text) === undefined;
  return (
    <TextArea
      label={label}
      rows={3}
      value={text}
      error={isWrong ? t('send.json') : undefined}
      onChange={(typed) => {
        setText(typed);
        const next = parsed(typed);
        if (next !== undefined) onChange(next);
      }}
    />
  );
}

/** The value of a JSON text; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
