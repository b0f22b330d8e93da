import type { Queries } from '../../platform/database/database';

/** A browser that shows a QR code. */
export type QrRow = {
  flow: string;
  browser_hash: string;
  browser: string;
  country: string | null;
  network: string;
  created_at: number;
  expires_at: number;
  player_id: number | null;
  tries: number;
  outcome: 'approved' | 'refused' | null;
  token_hash: string | null;
};

/** Finds a flow, and locks it until the end of the transaction. */
export async function findFlow(queries: Queries, flow: string): Promise<QrRow | undefined> {
  const [row] = await queries.query<QrRow>(
    `SELECT flow, browser_hash, browser, country, network, created_at, expires_at, player_id, tries,
       outcome, token_hash
     FROM qr_sign_ins WHERE flow = $1 FOR UPDATE`,
    [flow],
  );
  return row;
}

export async function insertFlow(
  queries: Queries,
  row: Pick<
    QrRow,
    'flow' | 'browser_hash' | 'browser' | 'country' | 'network' | 'created_at' | 'expires_at'
  >,
): Promise<void> {
  await queries.query(
    `INSERT INTO qr_sign_ins (flow, browser_hash, browser, country, network, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      row.flow,
      row.browser_hash,
      row.browser,
      row.country,
      row.network,
      row.created_at,
      row.expires_at,
    ],
  );
}
