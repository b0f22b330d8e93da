/** The base class of all faults of a call. */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** The HTTP status; 0 where no answer arrived, 499 where the caller gave up. */
  abstract readonly status: number;
  /** "POST /web-api/coupon/place". */
  readonly call: string;
  /** The caller aborted the call; it is not shown to the player. */
  readonly isSilent: boolean = false;

  constructor(call: string, reason: string, cause?: unknown) {
    super(`Failed to call ${call}: ${reason}`, cause === undefined ? undefined : { cause });
    this.call = call;
  }
}

/** No answer arrived: a refused connection, a connection that broke ("Failed to fetch"). */
export class NetworkError extends ApiError {
  override readonly name: 'NetworkError' | 'OfflineError' = 'NetworkError';
  override readonly status = 0;

  constructor(call: string, cause?: unknown) {
    super(call, 'no connection to the operator.', cause);
  }
}

/** No answer arrived, and the device reports that it is offline. */
export class OfflineError extends NetworkError {
  override readonly name = 'OfflineError';
}

/** No whole answer arrived in the time the endpoint has. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  override readonly status = 0;

  constructor(call: string, ms: number) {
    super(call, `no answer within ${ms} ms.`);
  }
}

/** The caller ended the call. */
export class AbortedError extends ApiError {
  override readonly name = 'AbortedError';
  override readonly status = 499;
  override readonly isSilent = true;

  constructor(call: string) {
    super(call, 'the caller gave it up.');
  }
}

/** The request itself can't be sent as that call: a fault of ours, found before anything left. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
  override readonly status = 0;

  constructor(call: string, facts: string) {
    super(call, `the request does not fit (${facts}).`);
  }
}

/** The body of the operator's refusal: `{ error: { code, message, details } }`. */
export interface OperatorFault {
  /** The operator's code as text; "" where the answer had none. */
  readonly code: string;
  /** The operator's words in the player's language; undefined where it gave none. */
  readonly text: string | undefined;
  readonly details: unknown;
}

/** The operator refused with a status from 400. */
export class HttpError extends ApiError {
  override readonly name: 'HttpError' | 'UnauthorizedError' = 'HttpError';
  override readonly status: number;
  readonly code: string;
  readonly text: string | undefined;
  readonly details: unknown;

  constructor(call: string, status: number, fault: OperatorFault) {
    super(call, `the operator answered ${status}${fault.code && ` (${fault.code})`}.`);
    this.status = status;
    this.code = fault.code;
    this.text = fault.text;
    this.details = fault.details;
  }
}

/** 401, and a fresh token did not help or could not be requested. */
export class UnauthorizedError extends HttpError {
  override readonly name = 'UnauthorizedError';
}

/** The fault of an answer. */
export type BadAnswerReason = 'not-json' | 'html' | 'too-large' | 'wrong-shape';

/** An answer arrived that can't be trusted: cut off, HTML, too large, or not of the agreed shape. */
export class BadAnswerError extends ApiError {
  override readonly name = 'BadAnswerError';
  override readonly status: number;
  readonly reason: BadAnswerReason;

  constructor(call: string, status: number, reason: BadAnswerReason, facts: string) {
    super(call, `the answer was ${reason} (${facts}).`);
    this.status = status;
    this.reason = reason;
  }
}
