import type { FaultCode } from '../texts/faults';

type FaultStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A refusal as the caller hears it: status, code, and facts that go with it. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault';
  readonly status: FaultStatus;
  readonly code: FaultCode;
  readonly details: object | undefined;

  constructor(status: FaultStatus, code: FaultCode, details?: object) {
    super(`Refused with ${status} ${code}.`);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
