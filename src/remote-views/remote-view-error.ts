/** A remote view that could not be shown. */
export class RemoteViewError extends Error {
  override readonly name = 'RemoteViewError';
  readonly area: string;
  /** The HTTP status of the remote's answer; 0 if there was no answer. */
  readonly statusCode: number;

  constructor(area: string, reason: string, statusCode = 0, cause?: unknown) {
    super(
      `Failed to show the area "${area}": ${reason}.`,
      cause === undefined ? undefined : { cause },
    );
    this.area = area;
    this.statusCode = statusCode;
  }

  /** Wraps an error, unless it is a RemoteViewError. */
  static from(area: string, error: unknown): RemoteViewError {
    if (error instanceof RemoteViewError) return error;
    const reason = error instanceof Error ? error.message : String(error);
    return new RemoteViewError(area, reason, 0, error);
  }
}
