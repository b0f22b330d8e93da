/** Why a command failed; `HandlerFailed` carries the code the handler refused with. */
export type CommandErrorName =
  | 'NoHandler'
  | 'Timeout'
  | 'Aborted'
  | 'HandlerFailed'
  | 'HandlerGone';

/** A command that did not succeed; `name` is the fault, `contract` the command, `code` one of its `failures`. */
export class CommandError<Code extends string = string> extends Error {
  override readonly name: CommandErrorName;
  readonly contract: string;
  /** For `HandlerFailed`: one of the contract's failure codes, or "unexpected" where the handler threw anything else. */
  readonly code: Code | 'unexpected' | undefined;
  /** For `HandlerFailed`: what the person may be told, where the handler gave words of its own. */
  readonly text: string | undefined;
  /** For `HandlerFailed`: facts that go with the code. */
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

/** What a command's handler throws to refuse: the code is one of the contract's failures. */
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

/** A handle was used for what its manifest does not name, or what only the owner may do. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}

/** A payload that does not fit its contract's schema, or is too large. */
export class BadPayloadError extends Error {
  override readonly name = 'BadPayloadError';
}

/** The area speaks a version of a contract that the shell neither has nor can translate. */
export class VersionError extends Error {
  override readonly name = 'VersionError';
}

/** A handle was used after it was disposed of. */
export class DisposedError extends Error {
  override readonly name = 'DisposedError';
}

/** Messages cause one another without end; the one that would go on is not sent. */
export class LoopError extends Error {
  override readonly name = 'LoopError';
}
