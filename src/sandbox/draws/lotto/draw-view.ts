import type { LottoDraw, LottoProof } from '@grandstand/bus-contracts/answers';
import type { Queries } from '../../platform/database/database';
import type { SeedChains } from '../fair/seed-chains';
import type { Draw } from './draw-rows';
import { roundRef, stateOf } from './draw-rows';

interface ViewPorts {
  readonly queries: Queries;
  readonly seedChains: SeedChains;
  readonly now: number;
}

/** A draw that comes so long after its time was missed. */
const LATE = 60_000;

/** A draw as all may see it: with its seed once it is drawn. */
export async function drawView(
  { queries, seedChains, now }: ViewPorts,
  draw: Draw,
): Promise<LottoDraw> {
  const { id, lottery, number, closesAt, drawsAt, drawnAt, terminalHash, salt } = draw;
  const { chainId, root, tickets, numbers, winners, dividends } = draw;
  const round =
    numbers === null ? undefined : await seedChains.round(queries, chainId, roundRef(draw));
  return {
    id,
    lottery,
    number,
    terms: draw.rules.terms,
    state: stateOf(draw, now),
    closesAt,
    drawsAt,
    drawnAt,
    isLate: drawnAt !== null && drawnAt - drawsAt > LATE,
    terminalHash,
    salt,
    root,
    tickets,
    numbers,
    winners,
    dividends,
    proof: round ? (round as LottoProof) : null,
  };
}
