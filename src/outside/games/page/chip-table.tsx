import type { ReactNode } from 'react';
import type { ChipsChoice } from '../maths/chips';
import type { Shown } from './engine';
import { fill } from './formats';
import './styles/chip-table.css';

export interface ChipField {
  readonly on: string;
  readonly label: string;
  /** Hundredths of a chip; of a bet that pays in several ways, the most. */
  readonly pays: number;
  readonly className?: string;
  /** Whether the field shows what it pays. */
  readonly isPaysShown?: boolean;
}

export interface ChipGroup {
  readonly name: string;
  readonly fields: readonly ChipField[];
  /** Whether it is folded until it is asked for. */
  readonly isFolded?: boolean;
}

interface ChipTableProps extends Shown {
  readonly groups: readonly ChipGroup[];
  readonly choice: ChipsChoice;
  readonly won: readonly string[];
  readonly isOff: boolean;
  readonly onChange: (choice: ChipsChoice) => void;
}

const MAX_CHIPS = 500;

/** The fields of a table; a press on one puts a chip on it. */
export function ChipTable(props: ChipTableProps) {
  const { groups, choice, won, isOff, onChange, texts, formats } = props;
  const chipsOn = (on: string): number => choice.bets.find((bet) => bet.on === on)?.chips ?? 0;
  const all = choice.bets.reduce((sum, { chips }) => sum + chips, 0);
  const add = (on: string): void => {
    const others = choice.bets.filter((bet) => bet.on !== on);
    onChange({ bets: [...others, { on, chips: chipsOn(on) + 1 }] });
  };
  return (
    <div className="chip-table">
      {groups.map(({ name, fields, isFolded = false }) => (
        <Group key={name} name={name} isFolded={isFolded} isOff={isOff}>
          <div className="fields">
            {fields.map(({ on, label, pays, className = '', isPaysShown = false }) => {
              const chips = chipsOn(on);
              const said = fill(texts.chips.field, {
                bet: label,
                pays: formats.times(pays),
                count: chips,
              });
              return (
                <button
                  key={on}
                  type="button"
                  className={`field ${className} ${won.includes(on) ? 'hit' : ''}`}
                  aria-label={said}
                  title={formats.times(pays)}
                  disabled={all >= MAX_CHIPS}
                  onClick={() => add(on)}
                >
                  {label}
                  {isPaysShown && <span className="pays">{formats.times(pays)}</span>}
                  {chips > 0 && <span className="chip">{chips}</span>}
                </button>
              );
            })}
          </div>
        </Group>
      ))}
      <button
        type="button"
        disabled={isOff || choice.bets.length === 0}
        onClick={() => onChange({ bets: [] })}
      >
        {texts.chips.clear}
      </button>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isFolded: boolean;
  readonly isOff: boolean;
  readonly children: ReactNode;
}

function Group({ name, isFolded, isOff, children }: GroupProps) {
  if (!isFolded) {
    return (
      <fieldset disabled={isOff}>
        <legend>{name}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details>
      <summary>{name}</summary>
      <fieldset aria-label={name} disabled={isOff}>
        {children}
      </fieldset>
    </details>
  );
}
