import { toMinor } from '@grandstand/bus-contracts/domain';
import type { RoundAnswer } from '../../play-data';
import type { AnyEnginePage, Shown } from '../engine';
import { fill } from '../formats';
import { freeText } from './free-spins';
import type { Play } from './use-play';
import '../styles/result.css';

interface ResultProps extends Shown {
  readonly play: Play;
  readonly engine: AnyEnginePage;
  readonly isDrawn: boolean;
}

/** What has happened, in words; what returns the stake or less is no win. */
export function Result({ play, engine, isDrawn, ...shown }: ResultProps) {
  const { texts, formats, data } = shown;
  const { fault } = play;
  const round = isDrawn ? play.round : null;
  return (
    <div className={`result ${round?.tier ?? ''}`} role="status" aria-live="polite">
      {fault ? (
        <p className="fault">{faultText(fault, shown)}</p>
      ) : (
        <>
          {round?.tier && (
            <p className="sum">
              {round.free ? freeText(round.free, round.returned, shown) : sumText(round, shown)}
            </p>
          )}
          {round && <p>{engine.words(round.view, shown)}</p>}
          {round?.isPaying && <p>{texts.result.paying}</p>}
          {!isDrawn && <p>{texts.play.drawing}</p>}
          {isDrawn && !round && <p>{beginText(play, shown)}</p>}
          {data.open && round?.roundId === data.open.roundId && round.tier === null && (
            <p>{fill(texts.play.goOnText, { amount: formats.money(round.staked) })}</p>
          )}
        </>
      )}
    </div>
  );
}

function beginText({ freeSpins }: Play, { data, texts }: Shown): string {
  if (freeSpins) return texts.free.beginText;
  return data.mode === 'demo' ? texts.play.demoText : texts.play.beginText;
}

export function sumText(
  { tier, returned, staked }: RoundAnswer,
  { texts, formats }: Shown,
): string {
  const amounts = { amount: formats.money(returned), stake: formats.money(staked) };
  return tier === null ? '' : fill(texts.result[tier], amounts);
}

export function faultText(
  { code, details }: { readonly code: string; readonly details?: unknown },
  shown: Shown,
): string {
  const { texts, formats, data } = shown;
  const faults: Readonly<Record<string, string>> = texts.faults;
  const money = Object.fromEntries(
    Object.entries(Object(details) as object).map(([name, value]) => {
      if (typeof value !== 'number') return [name, String(value)];
      // What a limit leaves is a decimal; other amounts are minor units.
      const minor = name === 'limitBalance' ? toMinor(value, data.currency.scale) : value;
      return [name, formats.money(minor)];
    }),
  );
  return fill(faults[code] ?? texts.faults.other, money);
}
