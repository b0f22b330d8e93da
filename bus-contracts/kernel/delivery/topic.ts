import { contractId } from '../contract';
import type { AnyEvent, AnyState } from '../contract';
import type { Delivery, Line } from './delivery';
import type { Report } from '../problems';
import { createFailureReporter } from './receiver';
import type { CreateReceiver, Listener } from './receiver';
import type { Envelope, Unsubscribe } from '../types';

/** The channel of an event or a state; it delivers to all subscribers, and keeps a state's last value for later ones. */
export class Topic {
  readonly contract: AnyEvent | AnyState;
  readonly isState: boolean;
  readonly #id: string;
  readonly #delivery: Delivery;
  readonly #line: Line;
  readonly #report: Report;
  #last: Envelope | undefined;

  constructor(contract: AnyEvent | AnyState, delivery: Delivery, report: Report) {
    this.contract = contract;
    this.isState = contract.kind === 'state';
    this.#id = contractId(contract);
    this.#delivery = delivery;
    this.#line = delivery.open(this.#id);
    this.#report = report;
  }

  /** The message that carried a state's present value; undefined before the first, and for events. */
  get last(): Envelope | undefined {
    return this.#last;
  }

  publish(sender: string, payload: unknown): void {
    const envelope = this.#delivery.stamp(this.contract, sender, payload);
    // Stored before delivery, so that a publisher inside another delivery reads its own value back.
    if (this.isState) this.#last = envelope;
    this.#delivery.dispatch(this.#line, envelope);
    if (this.contract.kind === 'state' && this.contract.isGesture)
      this.#delivery.startGesture(envelope);
  }

  listen(part: string, listener: Listener, createReceiver: CreateReceiver): Unsubscribe {
    const delivery = this.#delivery;
    const reportFailure = createFailureReporter(this.#report, 'listener-threw', part);
    const unsubscribe = delivery.connect(
      this.#id,
      createReceiver(listener, delivery.sequence, reportFailure),
    );
    if (this.#last !== undefined) {
      delivery.redeliver([createReceiver(listener, 0, reportFailure).receive], this.#last);
    }
    return unsubscribe;
  }
}
