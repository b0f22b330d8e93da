import type { Queries } from '../../../platform/database/database';
import { ApiFault } from '../../../platform/http/fault';
import type { PreparedSingle } from './batch-singles';
import { singleFault } from './batch-singles';
import type { Batches, KeptResult } from './batches';
import type { BookingPorts } from '../book-bet';
import type { OnBooked } from '../../../platform/work/on-booked';
import { bookInto } from '../book-bet';
import { lockPlayer } from '../../../platform/database/lock-player';

export interface BookBatchPorts extends BookingPorts {
  readonly batches: Batches;
}

export interface NewBatch {
  readonly playerId: number;
  readonly refId: string;
  readonly hash: string;
  readonly singles: readonly PreparedSingle[];
}

/** Books the accepted singles and stores all results in one transaction; false if another request with this refId was first. */
export async function bookBatch(
  ports: BookBatchPorts,
  { singles, ...batch }: NewBatch,
  onBooked?: OnBooked,
): Promise<boolean> {
  return ports.database.transaction(async (queries) => {
    await lockPlayer(queries, batch.playerId);
    if (await ports.batches.has(queries, batch.playerId, batch.refId)) return false;
    const results: KeptResult[] = [];
    for (const single of singles) {
      results.push(await bookSingle(ports, queries, batch.hash, single));
    }
    await ports.batches.save(queries, { ...batch, results });
    await onBooked?.();
    return true;
  });
}

/** Books a single; a refused one is rolled back without the others. */
async function bookSingle(
  ports: BookingPorts,
  queries: Queries,
  hash: string,
  single: PreparedSingle,
): Promise<KeptResult> {
  const { marketId } = single;
  if ('fault' in single) return { marketId, fault: single.fault };
  await queries.query('SAVEPOINT single');
  try {
    const betId = await bookInto(ports, queries, { ...single, hash });
    // A bet of another coupon has this single's refId.
    if (betId === undefined) throw new ApiFault(409, 'other-body');
    await queries.query('RELEASE SAVEPOINT single');
    return { marketId, betId };
  } catch (error) {
    const fault = singleFault(error);
    await queries.query('ROLLBACK TO SAVEPOINT single');
    return { marketId, fault };
  }
}
