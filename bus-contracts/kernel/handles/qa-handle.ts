import type { AnyContract } from '../contract';
import { NotAllowedError } from '../errors';
import type { Problems } from '../problems';
import type { Registry } from '../registry';
import type { Envelope, Handle, SendOptions, Unsubscribe } from '../types';

/** The bus by contract names, for QA's scripts: payloads are checked, and a script may act for any owner. */
export interface QaHandle {
  publish(name: string, payload: unknown): void;
  send(name: string, request: unknown, options?: SendOptions): Promise<unknown>;
  /** The present value of a state; undefined before the first. */
  peek(name: string): unknown;
  tap(listener: (envelope: Envelope) => void): Unsubscribe;
}

/** Wraps a handle so that it accepts contract names; a name means its newest version. */
export function createQaHandle(
  handle: Handle,
  registry: Registry,
  problems: Problems,
  tap: (listener: (envelope: Envelope) => void) => Unsubscribe,
): QaHandle {
  function named(name: string): AnyContract {
    try {
      return registry.named(name);
    } catch (error) {
      throw problems.refuse('sender', handle.name, name, error as Error);
    }
  }

  function wrongKind(verb: string, { name, kind }: AnyContract): NotAllowedError {
    const error = new NotAllowedError(`Failed to ${verb} "${name}": it is a ${kind}.`);
    return problems.refuse('sender', handle.name, name, error);
  }

  return {
    publish(name, payload) {
      const contract = named(name);
      if (contract.kind === 'command') throw wrongKind('publish', contract);
      handle.publish(contract, payload);
    },
    async send(name, request, options) {
      const contract = named(name);
      if (contract.kind !== 'command') throw wrongKind('send', contract);
      return (await handle.send(contract, request, options)) as unknown;
    },
    peek(name) {
      const contract = named(name);
      if (contract.kind !== 'state') throw wrongKind('read', contract);
      return handle.peek(contract);
    },
    tap,
  };
}
