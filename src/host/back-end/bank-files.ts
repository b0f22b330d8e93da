import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostSettings } from '../server/environment';

/** The files of the bank in the data folder: its books, and the key that names cards. */
interface BankFiles {
  readonly booksFile: string;
  readonly cardKey: Uint8Array;
}

export const booksFileOf = (dataDir: string): string => join(dataDir, 'bank.jsonl');

/**
 * Opens the files of the bank. Its books and its key are made together, at its first start: one without the other was lost.
 * @throws OperatorDataError if one of them is missing, or the key can't be read.
 */
export async function openBankFiles({
  dataDir,
  isFresh,
}: Pick<HostSettings, 'dataDir' | 'isFresh'>): Promise<BankFiles> {
  const { openDataKey, OperatorDataError } = await import('@grandstand/sandbox');
  const booksFile = booksFileOf(dataDir);
  // The operator has forgotten the payments that they are about.
  if (isFresh) await rm(booksFile, { force: true });
  const hasBooks = existsSync(booksFile);
  if (!hasBooks && !isFresh && existsSync(join(dataDir, 'cards.key'))) {
    throw new OperatorDataError(
      `Failed to open the books of the bank: ${booksFile} is missing. Nothing was changed. Please put the file back from ` +
        'a backup; where the bank has had no order yet, make an empty file of that name.',
    );
  }
  const cardKey = await openDataKey(dataDir, 'cards', { isNeeded: hasBooks, isFresh });
  return { booksFile, cardKey };
}
