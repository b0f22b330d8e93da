import * as v from 'valibot';
import type { Clock } from '../kernel/clock';
import { contractId } from '../kernel/contract';
import type { AnyContract } from '../kernel/contract';
import { CommandError } from '../kernel/errors';
import type { Manifest } from '../kernel/manifest';
import type { Handle } from '../kernel/types';
import { createFloodGate, isTooLarge } from './message-bounds';
import { fromFrameSchema } from './wire';
import type { FailureOnWire, FromFrame, FromPage, Port } from './wire';

/** `malformed`: a message of no known form. `flooded`: more messages than a frame may send. `oversized`: a message larger than one may be. */
export type PortFault = 'malformed' | 'flooded' | 'oversized';

interface ServedPort {
  /** Of `bus.admit(manifest)`: the frame has the rights of its manifest, and the bus checks all that it sends. */
  readonly handle: Handle;
  readonly manifest: Manifest;
  readonly port: Port;
  readonly clock: Pick<Clock, 'now'>;
  /** The frame sent what no frame may send; the port is closed. */
  readonly onFault: (fault: PortFault) => void;
}

/**
 * Connects a program in a frame to the bus: all that it may subscribe to goes out, and what it publishes and sends
 * comes in. The connection ends when the handle is disposed of.
 */
export function servePort({ handle, manifest, port, clock, onFault }: ServedPort): void {
  const named = new Map(
    [...manifest.publishes, ...manifest.sends].map((one) => [contractId(one), one]),
  );
  const calls = new Map<number, AbortController>();
  const isFlood = createFloodGate(clock);
  const post = (message: FromPage): void => port.postMessage(message);

  function end(): void {
    port.removeEventListener('message', receive);
    calls.clear();
    post({ type: 'closed' });
    port.close();
  }

  function fail(fault: PortFault): void {
    handle.dispose();
    onFault(fault);
  }

  function receive(event: { readonly data: unknown }): void {
    // Before it is read, which makes the page unpack it.
    if (isFlood()) {
      fail('flooded');
      return;
    }
    const { data } = event;
    if (isTooLarge(data)) {
      fail('oversized');
      return;
    }
    const read = v.safeParse(fromFrameSchema, data);
    if (read.success) take(read.output);
    else fail('malformed');
  }

  function take(message: FromFrame): void {
    if (message.type === 'abort') {
      calls.get(message.call)?.abort();
      return;
    }
    const contract = named.get(message.contract);
    if (message.type === 'publish') {
      publish(contract, message.payload);
    } else if (contract?.kind === 'command' && !calls.has(message.call)) {
      void send(contract, message);
    } else {
      fail('malformed');
    }
  }

  function publish(contract: AnyContract | undefined, payload: unknown): void {
    if (contract === undefined || contract.kind === 'command') {
      fail('malformed');
      return;
    }
    try {
      handle.publish(contract, payload);
    } catch {
      // The bus has counted and reported it.
    }
  }

  async function send(
    contract: Extract<AnyContract, { kind: 'command' }>,
    { call, request, idempotencyKey }: Extract<FromFrame, { type: 'send' }>,
  ): Promise<void> {
    const controller = new AbortController();
    calls.set(call, controller);
    const { signal } = controller;
    // The frame has a deadline of its own.
    const options = { signal, deadline: Number.POSITIVE_INFINITY };
    try {
      const answer: unknown = await handle.send(
        contract,
        request,
        idempotencyKey === undefined ? options : { ...options, idempotencyKey },
      );
      if (calls.has(call)) post({ type: 'answer', call, answer });
    } catch (error) {
      if (calls.has(call)) post({ type: 'failure', call, failure: failureOf(error) });
    } finally {
      calls.delete(call);
    }
  }

  const states = manifest.subscribes.filter(({ kind }) => kind === 'state');
  post({
    type: 'welcome',
    states: Object.fromEntries(states.map((one) => [contractId(one), handle.peek(one as never)])),
  });
  let isWelcome = true;
  for (const contract of manifest.subscribes) {
    handle.on(contract, (payload, { sender }) => {
      // The welcome has the present values of states; what the frame published itself it has already.
      const isKnown = (isWelcome && contract.kind === 'state') || sender === handle.name;
      if (!isKnown) post({ type: 'message', contract: contractId(contract), payload });
    });
  }
  isWelcome = false;
  handle.signal.addEventListener('abort', end, { once: true });
  port.addEventListener('message', receive);
  port.start();
}

function failureOf(error: unknown): FailureOnWire {
  if (error instanceof CommandError) {
    const { name, message, code, text, details } = error;
    return { name, message, code, text, details };
  }
  // A request that the bus refused by its schema.
  return {
    name: 'HandlerFailed',
    message: 'The request was refused.',
    code: 'unexpected',
    text: undefined,
    details: undefined,
  };
}
