export interface Agreement {
  readonly cookiesAgreeTime: number;
  readonly cookiesAgreeType: number;
}

export interface CollectedBatch {
  readonly visitor: string;
  /** The counters that count them, code by type. */
  readonly counters: Readonly<Record<string, string>>;
  readonly events: readonly Readonly<Record<string, string | number>>[];
}

/** As many of each are kept, the oldest go first. */
const MOST = 1000;

/** What visitors agreed to, and what they let the operator count: kept while it runs. */
export interface ConsentLog {
  /** Calls of analytics, whatever they were. */
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
      agreements = [...agreements, agreement].slice(-MOST);
    },
    collect(batch) {
      batches = [...batches, batch].slice(-MOST);
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
