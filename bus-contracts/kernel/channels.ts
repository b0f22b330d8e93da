import type { Clock } from './clock';
import { CommandChannel } from './commands/command-channel';
import { contractId } from './contract';
import type { AnyContract } from './contract';
import type { Delivery } from './delivery/delivery';
import type { Problems } from './problems';
import type { StartPart } from './commands/lazy-parts';
import { StreamTopic } from './delivery/stream-topic';
import { Topic } from './delivery/topic';

export type Channel = Topic | StreamTopic | CommandChannel;

/** The channels of the bus, one for each contract; a channel is created at its first use. */
export class Channels {
  readonly #delivery: Delivery;
  readonly #clock: Clock;
  readonly #problems: Problems;
  readonly #startPart: StartPart;
  readonly #byId = new Map<string, Channel>();

  constructor(delivery: Delivery, clock: Clock, problems: Problems, startPart: StartPart) {
    this.#startPart = startPart;
    this.#delivery = delivery;
    this.#clock = clock;
    this.#problems = problems;
  }

  of(contract: AnyContract): Channel {
    const id = contractId(contract);
    const existing = this.#byId.get(id);
    if (existing !== undefined) return existing;
    const channel = this.#open(contract);
    this.#byId.set(id, channel);
    return channel;
  }

  /** Number of stream items that were replaced before delivery. */
  get dropped(): number {
    let dropped = 0;
    for (const channel of this.#byId.values()) {
      if (channel instanceof StreamTopic) dropped += channel.dropped;
    }
    return dropped;
  }

  stop(): void {
    for (const channel of this.#byId.values()) {
      if (channel instanceof StreamTopic) channel.stop();
    }
  }

  #open(contract: AnyContract): Channel {
    const { report } = this.#problems;
    switch (contract.kind) {
      case 'event':
      case 'state':
        return new Topic(contract, this.#delivery, report);
      case 'stream':
        return new StreamTopic(contract, this.#delivery, this.#clock, report);
      case 'command':
        return new CommandChannel(
          contract,
          this.#delivery,
          this.#clock,
          this.#problems,
          this.#startPart,
        );
    }
  }
}
