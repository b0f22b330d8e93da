import { CONTRACTS } from '../contracts/all';
import { GAME_FRAME_CONTRACTS } from '../game-frame/all';
import { PLAYER_CONTRACTS } from '../player/all';
import { SHELL_CONTRACTS } from '../shell/all';
import { createBus } from '../kernel/bus';
import type { Bus } from '../kernel/bus';
import type { AnyContract } from '../kernel/contract';
import type { BusProblem } from '../kernel/problems';
import type { QaHandle } from '../kernel/handles/qa-handle';
import type { Envelope } from '../kernel/types';
import { createVirtualClock } from './virtual-clock';
import type { VirtualClock } from './virtual-clock';

/** A bus with virtual time that records everything. */
export interface TestBus {
  readonly bus: Bus;
  readonly clock: VirtualClock;
  /** Every message so far, in the order of its sequence. */
  readonly messages: readonly Envelope[];
  /** The refusals and errors so far. */
  readonly problems: readonly BusProblem[];
  readonly qa: QaHandle;
  dispose(): void;
}

export interface TestBusOptions {
  /** Milliseconds since the epoch. */
  readonly now?: number;
  /** A clock that other buses go by as well. */
  readonly clock?: VirtualClock;
  /** Contracts beside the product's own. */
  readonly contracts?: Iterable<AnyContract>;
  /** Development by default: everything is checked and frozen. */
  readonly mode?: 'development' | 'production';
}

/** Makes a bus for a test. */
export function createTestBus(options: TestBusOptions = {}): TestBus {
  const messages: Envelope[] = [];
  const problems: BusProblem[] = [];
  const clock = options.clock ?? createVirtualClock(options.now);
  const bus = createBus({
    clock,
    mode: options.mode ?? 'development',
    contracts: [
      ...CONTRACTS,
      ...PLAYER_CONTRACTS,
      ...SHELL_CONTRACTS,
      ...GAME_FRAME_CONTRACTS,
      ...(options.contracts ?? []),
    ],
    report: (problem) => problems.push(problem),
  });
  bus.tap((envelope) => messages.push(envelope));
  return { bus, clock, messages, problems, qa: bus.byName('qa'), dispose: () => bus.dispose() };
}
