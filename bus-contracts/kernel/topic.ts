import { contractId } from './contract';
import type { AnyEvent, AnyState } from './contract';
import type { Delivery, Line } from './delivery';
import { Listeners } from './listeners';
import type { Hear } from './listeners';
import type { Report } from './problems';
import type { Envelope, Unsubscribe } from './types';

/** The way of an event or a state: everyone who listens hears it; of a state the last value is kept for who comes later. */
export class Topic {
  readonly contract: AnyEvent | AnyState;
  readonly isState: boolean;
  readonly #delivery: Delivery;
  readonly #line: Line;
  readonly #report: Report;
  readonly #listeners: Listeners;
  #last: Envelope | undefined;

  constructor(contract: AnyEvent | AnyState, delivery: Delivery, report: Report) {
    this.contract = contract;
    this.isState = contract.kind === 'state';
    this.#delivery = delivery;
    this.#report = report;
    this.#listeners = new Listeners(report);
    this.#line = delivery.connect(contractId(contract), this.#listeners.tell);
  }

  /** The message that carried a state's present value; undefined before the first, and for events. */
  get last(): Envelope | undefined {
    return this.#last;
  }

  publish(sender: string, payload: unknown): void {
    const envelope = this.#delivery.stamp(this.contract, sender, payload);
    // Kept before it is heard, so that who publishes inside a delivery reads back what it just said.
    if (this.isState) this.#last = envelope;
    this.#delivery.dispatch(this.#line, envelope);
  }

  listen(part: string, hear: Hear): Unsubscribe {
    const end = this.#listeners.add(hear, part, this.#delivery.sequence);
    if (this.#last !== undefined) this.#replay(this.#last, part, hear);
    return end;
  }

  #replay(last: Envelope, part: string, hear: Hear): void {
    const newcomer = new Listeners(this.#report);
    newcomer.add(hear, part, 0);
    this.#delivery.redeliver(last, newcomer.tell);
  }
}
