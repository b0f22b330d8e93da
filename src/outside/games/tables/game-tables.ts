import type { ProgramOptions } from '../../kit/program';
import { isShared, TITLES } from '../titles';
import type { SendUntil } from '../wallet/send-until';
import type { WalletClient } from '../wallet/wallet-client';
import { GameTable } from './game-table';

interface Options extends Pick<ProgramOptions, 'clock'> {
  readonly wallet: WalletClient;
  readonly sendUntil: SendUntil;
}

/** The tables of the program, one a title. */
export class GameTables {
  readonly #tables: ReadonlyMap<string, GameTable>;

  constructor(options: Options) {
    const tables = TITLES.filter(isShared).map((title) => new GameTable({ title, ...options }));
    this.#tables = new Map(tables.map((table) => [table.title.slug, table]));
  }

  of(slug: string): GameTable | undefined {
    return this.#tables.get(slug);
  }

  /** Settles what was left open, before anybody comes; returns a function that ends the tables. */
  start(): () => void {
    const tables = [...this.#tables.values()];
    for (const table of tables) table.open().catch(console.error);
    return () => {
      for (const table of tables) table.end();
    };
  }
}
