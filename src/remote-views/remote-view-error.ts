/** A remote view that could not be shown. */
export class RemoteViewError extends Error {
  override readonly name = 'RemoteViewError';
  readonly area: string;
  /** What the remote answered; 0 where the fault is not in an answer. */
  readonly statusCode: number;

  constructor(area: string, reason: string, statusCode = 0, cause?: unknown) {
    super(
      `Failed to show the area "${area}": ${reason}.`,
      cause === undefined ? undefined : { cause },
    );
    this.area = area;
    this.statusCode = statusCode;
  }

  /** The error itself, or one that says what else went wrong. */
  static from(area: string, error: unknown): RemoteViewError {
    if (error instanceof RemoteViewError) return error;
    const reason = error instanceof Error ? error.message : String(error);
    return new RemoteViewError(area, reason, 0, error);
  }
}
