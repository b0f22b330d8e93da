/** Why a command failed; `HandlerFailed` carries the handler's refusal code. */
export type CommandErrorName =
  | 'NoHandler'
  | 'Timeout'
  | 'Aborted'
  | 'HandlerFailed'
  | 'HandlerGone';

/** The error of a failed command; `name` is the fault, `contract` the command, `code` one of its `failures`. */
export class CommandError<Code extends string = string> extends Error {
  override readonly name: CommandErrorName;
  readonly contract: string;
  /** For `HandlerFailed`: one of the contract's failure codes, or "unexpected" for any other error of the handler. */
  readonly code: Code | 'unexpected' | undefined;
  /** For `HandlerFailed`: the handler's text for the player, where it gave one. */
  readonly text: string | undefined;
  /** For `HandlerFailed`: data that belongs to the code. */
  readonly details: unknown;

  constructor(
    name: CommandErrorName,
    contract: string,
    message: string,
    options: {
      code?: Code | 'unexpected' | undefined;
      text?: string | undefined;
      details?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = name;
    this.contract = contract;
    this.code = options.code;
    this.text = options.text;
    this.details = options.details;
  }
}

/** The error that a handler throws to refuse a command; the code is one of the contract's failures. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly text: string | undefined;
  readonly details: unknown;

  constructor(code: Code, options: { text?: string; details?: unknown; cause?: unknown } = {}) {
    super(`Refused: ${code}.`, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.text = options.text;
    this.details = options.details;
  }
}

/** A handle was used for a contract outside of its manifest, or for a right of the owner. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

/** A payload that does not fit its contract's schema, or is too large. */
export class BadPayloadError extends Error {
  override readonly name = 'BadPayloadError';
}

/** An area uses a version of a contract that the shell neither has nor can translate. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}

/** A handle was used after it was disposed of. */
export class DisposedError extends Error {
  override readonly name = 'DisposedError';
}

/** Messages cause one another without end; the message that would continue the loop is not sent. */
export class LoopError extends Error {
  override readonly name = 'LoopError';
}
