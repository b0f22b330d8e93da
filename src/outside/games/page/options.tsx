import { useId } from 'react';

interface OptionsProps<Value extends string | number> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly isOff: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { name, options, value, isOff, onChange } = props;
  const group = useId();
  return (
    <fieldset className="options" disabled={isOff}>
      <legend>{name}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
