import type { ReactElement } from 'react';
import styles from './choice-form.module.css';
import { Select } from './select';
import { Switch } from './switch';

/** A switch, or a list of choices. */
type ChoiceRow<Key extends string> = { readonly key: Key; readonly label: string } & (
  | { readonly isOn: boolean }
  | {
      readonly value: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
);

interface ChoiceFormProps<Key extends string> {
  readonly groups: readonly {
    readonly key: string;
    readonly title: string;
    readonly rows: readonly ChoiceRow<Key>[];
  }[];
  readonly headingLevel: 2 | 3;
  readonly onChoose: (key: Key, value: string | boolean) => void;
}

/** Many choices by group, each of which holds at once. */
export function ChoiceForm<Key extends string>({
  groups,
  headingLevel,
  onChoose,
}: ChoiceFormProps<Key>): ReactElement {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.form}>
      {groups.map(({ key, title, rows }) => (
        // A landmark would be one too many: the page has others of these names.
        <fieldset key={key} className={styles.group} aria-label={title}>
          <Heading className={styles.title}>{title}</Heading>
          {rows.map((row) =>
            'isOn' in row ? (
              <Switch
                key={row.key}
                label={row.label}
                isOn={row.isOn}
                onChange={(isOn) => onChoose(row.key, isOn)}
              />
            ) : (
              <Select
                key={row.key}
                label={row.label}
                shape="form"
                value={row.value}
                options={row.options}
                onChange={(value) => onChoose(row.key, value)}
              />
            ),
          )}
        </fieldset>
      ))}
    </div>
  );
}
