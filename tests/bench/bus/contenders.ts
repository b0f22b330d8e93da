import { setMaxListeners } from 'node:events';
import { defineEvent } from '@grandstand/bus-contracts';
import { createBus } from '@grandstand/bus-contracts/bus';
import type { AnyEvent, Clock } from '@grandstand/bus-contracts';
import mitt from 'mitt';
import { map, Subject } from 'rxjs';
import * as v from 'valibot';

export interface Payload {
  readonly n: number;
}
export type Stop = () => void;

/** A way to send a payload to the listeners of a topic's name. */
export interface Contender {
  /** Looked up once, as a publisher does; returns the emitter. */
  readonly emitter: (topic: number) => (payload: Payload) => void;
  readonly subscribe: (topic: number, listener: (payload: Payload) => void) => Stop;
}

const nameOf = (topic: number): string => `bench.topic${topic}`;

function ofMitt(): Contender {
  const wires = mitt<Record<string, Payload>>();
  return {
    emitter: (topic) => {
      const name = nameOf(topic);
      return (payload) => wires.emit(name, payload);
    },
    subscribe: (topic, listener) => {
      wires.on(nameOf(topic), listener);
      return () => wires.off(nameOf(topic), listener);
    },
  };
}

function ofSubjects(): Contender {
  const subjects = new Map<string, Subject<Payload>>();
  const subjectOf = (topic: number): Subject<Payload> => {
    const name = nameOf(topic);
    const subject = subjects.get(name) ?? new Subject<Payload>();
    subjects.set(name, subject);
    return subject;
  };
  return {
    emitter: (topic) => {
      const name = nameOf(topic);
      subjectOf(topic);
      return (payload) => subjects.get(name)?.next(payload);
    },
    subscribe: (topic, listener) => {
      const subscription = subjectOf(topic).subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

function ofEventTarget(): Contender {
  const target = new EventTarget();
  setMaxListeners(0, target);
  return {
    emitter: (topic) => {
      const name = nameOf(topic);
      return (payload) => target.dispatchEvent(new CustomEvent(name, { detail: payload }));
    },
    subscribe: (topic, listener) => {
      const receive = (event: Event): void => listener((event as CustomEvent<Payload>).detail);
      target.addEventListener(nameOf(topic), receive);
      return () => target.removeEventListener(nameOf(topic), receive);
    },
  };
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after: () => () => {},
  nextFrame: () => () => {},
};

/** The bus as the shell uses it in production. */
function ofBus(way: 'callback' | 'stream' | 'operator'): Contender {
  const contracts = Array.from({ length: 1000 }, (_, topic) => contractOf(topic));
  const report = (problem: unknown): never => {
    throw new Error(JSON.stringify(problem));
  };
  const bus = createBus({ clock: pageClock, mode: 'production', contracts, report });
  const handle = bus.join<string>('bench');
  const at = (topic: number): AnyEvent => contracts[topic]!;
  return {
    emitter: (topic) => {
      const contract = at(topic);
      return (payload) => handle.publish(contract, payload);
    },
    subscribe: (topic, listener) => {
      if (way === 'callback') return handle.on(at(topic), listener);
      const messages$ = handle.messages$(at(topic));
      const received$ = way === 'stream' ? messages$ : messages$.pipe(map((payload) => payload));
      const subscription = received$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

function contractOf(topic: number): AnyEvent {
  return defineEvent({
    // A contract's name has letters only.
    name: `bench.topic${String(topic).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`,
    version: 1,
    owner: 'bench',
    doc: 'A topic of the benchmark.',
    payload: v.object({ n: v.number() }),
  });
}

export const contenders = {
  mitt: ofMitt,
  'bus, callback': () => ofBus('callback'),
  'bus, RxJS stream': () => ofBus('stream'),
  'bus, RxJS stream behind map': () => ofBus('operator'),
  'RxJS Subject': ofSubjects,
  EventTarget: ofEventTarget,
} satisfies Record<string, () => Contender>;

export type ContenderName = keyof typeof contenders;
