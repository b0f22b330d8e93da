/** A piece of work that has failed. */
export interface FailedPiece {
  /** What it was about: "document abc". */
  readonly name: string;
  readonly error: unknown;
}

const MAX_NAMED = 5;

/** Some pieces of work have failed; the others were done. */
export class FailedPiecesError extends AggregateError {
  override readonly name = 'FailedPiecesError';
  readonly pieces: readonly FailedPiece[];

  constructor(pieces: readonly FailedPiece[]) {
    const named = pieces
      .slice(0, MAX_NAMED)
      .map(({ name, error }) => `${name} (${reasonOf(error)})`);
    const more = pieces.length > named.length ? `, and ${pieces.length - named.length} more` : '';
    super(
      pieces.map(({ error }) => error),
      `Failed to do what is due about ${named.join(', ')}${more}.`,
    );
    this.pieces = pieces;
  }
}

/** Work in pieces, one after the other: a piece that fails holds none of the others back. */
export class IsolatedWork {
  readonly #failed: FailedPiece[] = [];

  /** Does a piece; a failure is kept for the end. */
  async piece(name: string, work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof FailedPiecesError) this.#failed.push(...error.pieces);
      else this.#failed.push({ name, error });
    }
  }

  /** Does a piece for each item. */
  async each<Item>(
    items: Iterable<Item>,
    nameOf: (item: Item) => string,
    work: (item: Item) => unknown,
  ): Promise<void> {
    for (const item of items) await this.piece(nameOf(item), () => work(item));
  }

  /** Throws what has failed, as one error. */
  end(): void {
    if (this.#failed.length > 0) throw new FailedPiecesError(this.#failed);
  }
}

/** Does a piece of work for each item; throws at the end what has failed, as one error. */
export async function eachByItself<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => string,
  work: (item: Item) => unknown,
): Promise<void> {
  const pieces = new IsolatedWork();
  await pieces.each(items, nameOf, work);
  pieces.end();
}

/** Reports what is done again and again: a failure that goes on is reported once, until it has ended. */
export class ReportOnce {
  readonly #report: (error: unknown) => void;
  /** What has failed in the last run. */
  #known: ReadonlySet<string> = new Set();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Reports those failures of a run that the run before did not have. */
  async run(work: () => Promise<unknown>): Promise<void> {
    const failed: FailedPiece[] = [];
    try {
      await work();
    } catch (error) {
      failed.push(...(error instanceof FailedPiecesError ? error.pieces : [{ name: '', error }]));
    }
    const news = failed.filter((piece) => !this.#known.has(keyOf(piece)));
    this.#known = new Set(failed.map(keyOf));
    const [first] = news;
    if (!first) return;
    this.#report(first.name === '' ? first.error : new FailedPiecesError(news));
  }
}

function keyOf({ name, error }: FailedPiece): string {
  return `${name}: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
