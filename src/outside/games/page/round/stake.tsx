import type { PlayData } from '../../play-data';
import type { Shown } from '../engine';
import { fill } from '../formats';

const PRESETS = [1, 2, 5, 10, 50, 100];

interface StakeProps extends Shown {
  readonly unit: number;
  /** The units that the choice stakes; 0: none yet. */
  readonly units: number;
  readonly isOff: boolean;
  readonly onChange: (unit: number) => void;
}

/** The most that a unit may be with so many of them. */
function mostOf({ min, max, step }: PlayData['stake'], units: number): number {
  return Math.max(min, Math.floor(max / Math.max(1, units) / step) * step);
}

/** The stake of a round, or of a chip, in the steps in which nothing of a return is cut. */
export function Stake({ unit, units, isOff, onChange, data, texts, formats }: StakeProps) {
  const { stake } = data;
  const most = mostOf(stake, units);
  const isTable = 'bets' in data.choice;
  const to = (wished: number): void => onChange(Math.min(Math.max(wished, stake.min), most));
  return (
    <fieldset className="stake" disabled={isOff}>
      <legend>{isTable ? texts.play.chip : texts.play.stake}</legend>
      <div className="stepper">
        <button
          type="button"
          aria-label={texts.play.lower}
          disabled={unit <= stake.min}
          onClick={() => to(unit - stake.step)}
        >
          −
        </button>
        <output aria-live="polite">{formats.money(unit)}</output>
        <button
          type="button"
          aria-label={texts.play.raise}
          disabled={unit >= most}
          onClick={() => to(unit + stake.step)}
        >
          +
        </button>
      </div>
      <div className="presets">
        {PRESETS.map((times) => times * stake.min)
          .filter((amount) => amount <= most)
          .map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === unit}
              onClick={() => to(amount)}
            >
              {formats.money(amount)}
            </button>
          ))}
      </div>
      <p className="bounds">
        {fill(texts.play.bounds, { min: formats.money(stake.min), max: formats.money(stake.max) })}
      </p>
    </fieldset>
  );
}
