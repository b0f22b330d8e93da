import { createBus } from '../kernel/bus';
import type { Clock } from '../kernel/clock';
import { contractId } from '../kernel/contract';
import type { AnyCommand, AnyContract, AnyTopic } from '../kernel/contract';
import { CommandError } from '../kernel/errors';
import type { HandleOf, Manifest } from '../kernel/manifest';
import type { Report } from '../kernel/problems';
import type { HandlerContext, ShellHandle } from '../kernel/types';
import type { FromFrame, FromPage, Port } from './wire';

/** The part of the frame's bus that stands for all senders on the page without a name of their own. */
const PAGE = 'page';

interface JoinedPort<M extends Manifest> {
  readonly manifest: M;
  readonly port: Port;
  readonly clock: Clock;
  /** Receives each refusal and each error once. */
  readonly report: Report;
}

interface PendingCall {
  readonly command: string;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: CommandError) => void;
}

/**
 * Joins the page's bus from a frame; resolves with a handle once the present values of all states are known.
 * @remarks The frame has a bus of its own with the contracts of its manifest, which the port keeps in step with
 * the page's. So order, isolation, deadlines and checks are those of the page.
 */
export function joinPort<M extends Manifest>(options: JoinedPort<M>): Promise<HandleOf<M>> {
  const { manifest, port, clock, report } = options;
  const topics: readonly AnyTopic[] = [...manifest.subscribes, ...manifest.publishes];
  const byId = new Map<string, AnyTopic>(topics.map((one) => [contractId(one), one]));
  const contracts: readonly AnyContract[] = [...byId.values(), ...manifest.sends];
  const bus = createBus({ clock, mode: 'production', contracts, report });
  const calls = openCalls((message) => port.postMessage(message));
  const parts = new Map<string, ShellHandle>();

  /** The owner of a contract, as a part of the frame's bus. */
  function ownerOf({ owner }: AnyContract): ShellHandle {
    const name = owner === '*' ? PAGE : owner;
    const part = parts.get(name) ?? bus.join(name);
    parts.set(name, part);
    return part;
  }

  function publish(id: string, payload: unknown): void {
    const contract = byId.get(id);
    if (contract) ownerOf(contract).publish(contract as never, payload as never);
  }

  for (const command of manifest.sends) {
    ownerOf(command).handle(command as never, calls.forward(command));
  }
  const own = `area:${manifest.name}`;
  for (const contract of manifest.publishes) {
    ownerOf(contract).on(contract, (payload, { sender }) => {
      if (sender !== own) return;
      const message: FromFrame = { type: 'publish', contract: contractId(contract), payload };
      port.postMessage(message);
    });
  }

  return new Promise((resolve) => {
    function receive({ data }: { readonly data: unknown }): void {
      const message = data as FromPage;
      switch (message.type) {
        case 'welcome': {
          for (const [id, value] of Object.entries(message.states)) {
            if (value !== undefined) publish(id, value);
          }
          const handle = bus.admit(manifest);
          resolve(handle);
          return;
        }
        case 'message':
          publish(message.contract, message.payload);
          return;
        case 'answer':
          calls.take(message.call)?.resolve(message.answer as never);
          return;
        case 'failure': {
          const pending = calls.take(message.call);
          const { name, message: text, ...rest } = message.failure;
          pending?.reject(new CommandError(name, pending.command, text, rest));
          return;
        }
        case 'closed':
          port.removeEventListener('message', receive);
          port.close();
          bus.dispose();
      }
    }
    port.addEventListener('message', receive);
    port.start();
  });
}

/** The commands that wait for the page's answer. */
interface OpenCalls {
  /** A handler that has the page answer a command. */
  forward(command: AnyCommand): (request: unknown, context: HandlerContext) => Promise<never>;
  /** Removes a call that is settled; undefined if nothing waits for it any more. */
  take(call: number): PendingCall | undefined;
}

function openCalls(post: (message: FromFrame) => void): OpenCalls {
  const calls = new Map<number, PendingCall>();
  const counter = { last: 0 };
  return {
    forward:
      (command) =>
      (request, { signal, idempotencyKey }) => {
        counter.last += 1;
        const call = counter.last;
        return new Promise((resolve, reject) => {
          calls.set(call, { command: command.name, resolve, reject });
          signal.addEventListener('abort', () => {
            if (calls.delete(call)) post({ type: 'abort', call });
          });
          post({ type: 'send', call, contract: contractId(command), request, idempotencyKey });
        });
      },
    take(call) {
      const pending = calls.get(call);
      calls.delete(call);
      return pending;
    },
  };
}
