export interface Agreement {
  readonly cookiesAgreeTime: number;
  readonly cookiesAgreeType: number;
}

export interface CollectedBatch {
  readonly visitor: string;
  /** Codes of the counters, by type. */
  readonly counters: Readonly<Record<string, string>>;
  readonly events: readonly Readonly<Record<string, string | number>>[];
}

/** The oldest entries are dropped first. */
const MAX_ENTRIES = 1000;

/** Agreements to cookies and collected analytics, in memory. */
export interface ConsentLog {
  /** The number of analytics calls. */
  calls: number;
  agree(agreement: Agreement): void;
  collect(batch: CollectedBatch): void;
  agreements(): readonly Agreement[];
  batches(): readonly CollectedBatch[];
  clear(): void;
}

export function createConsentLog(): ConsentLog {
  let agreements: Agreement[] = [];
  let batches: CollectedBatch[] = [];
  const log: ConsentLog = {
    calls: 0,
    agree(agreement) {
      agreements = [...agreements, agreement].slice(-MAX_ENTRIES);
    },
    collect(batch) {
      batches = [...batches, batch].slice(-MAX_ENTRIES);
    },
    agreements: () => agreements,
    batches: () => batches,
    clear() {
      log.calls = 0;
      agreements = [];
      batches = [];
    },
  };
  return log;
}
