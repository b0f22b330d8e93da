import { randomUUID } from 'node:crypto';
import type { WalletCall } from '@grandstand/bus-contracts/domain/wallet';
import type { CheckOperator, Plan, ReceivedCall } from './operator';

/** The page of a launched game. */
export interface GamePage {
  /** Begins a round as a player does; resolves to whether that was possible. */
  press(): Promise<boolean>;
  /** Begins a round as a free spin. */
  pressFree(): Promise<boolean>;
  /** All that the page was sent, as text. */
  received(): readonly string[];
  close(): Promise<void>;
}

/** What the checks of the wallet need. */
export interface CheckBench {
  readonly operator: CheckOperator;
  /** Whether the game has free spins. */
  readonly hasFreeSpins: boolean;
  /** Opens the provider's page with a code. */
  open(code: string): Promise<GamePage>;
  /** Lets time go on until something is so, at most so many ms; resolves to whether it is. */
  wait(isSo: () => boolean, ms: number): Promise<boolean>;
}

/** A check, and what it tries; it resolves to what is wrong. */
export interface Check {
  readonly name: string;
  readonly holds: string;
  readonly run: (bench: CheckBench) => Promise<readonly string[]>;
}

/** How long a page and a server may take to do what follows from a press: games draw their rounds. */
export const PATIENCE = 15_000;
/** So many rounds are played at most until one of them wins. */
const MAX_ROUNDS = 30;
const MAX_PRESSES = 10;
const BETWEEN_PRESSES = 2_000;
/** Long enough for what must not come. */
export const QUIET = 2_000;

interface Opening {
  readonly mode?: 'real' | 'demo';
  /** That the player has. */
  readonly freeSpins?: number;
}

/** A player who has opened the game, and the calls that came since. */
export class Scene {
  readonly page: GamePage;
  readonly #bench: CheckBench;
  readonly #player: string;
  readonly #since: number;

  private constructor(
    bench: CheckBench,
    opened: { page: GamePage; player: string; since: number },
  ) {
    this.#bench = bench;
    this.page = opened.page;
    this.#player = opened.player;
    this.#since = opened.since;
  }

  /** Opens the game for a new player. */
  static async open(
    bench: CheckBench,
    { mode = 'real', freeSpins = 0 }: Opening = {},
  ): Promise<Scene> {
    bench.operator.clearPlans();
    const player = randomUUID();
    bench.operator.books.giveFreeSpins(player, freeSpins);
    const since = bench.operator.calls.length;
    const page = await bench.open(bench.operator.launch(player, mode));
    const scene = new Scene(bench, { page, player, since });
    await scene.came('authenticate');
    return scene;
  }

  /** Opens the game once more for the same player. */
  async again(): Promise<GamePage> {
    return this.#bench.open(this.#bench.operator.launch(this.#player));
  }

  plan(call: WalletCall, ...plans: readonly Plan[]): void {
    this.#bench.operator.plan(call, ...plans);
  }

  /** Takes the player's free spins away, as if they were used in another tab. */
  spendFreeSpins(): void {
    this.#bench.operator.books.giveFreeSpins(this.#player, 0);
  }

  endSessions(): void {
    this.#bench.operator.endSessions(this.#player);
  }

  calls(call: WalletCall): readonly ReceivedCall[] {
    return this.#bench.operator.calls.slice(this.#since).filter((one) => one.call === call);
  }

  async wait(isSo: () => boolean, ms = PATIENCE): Promise<boolean> {
    return this.#bench.wait(isSo, ms);
  }

  /** Waits until so many calls of a name have come. */
  async came(call: WalletCall, times = 1, ms = PATIENCE): Promise<boolean> {
    return this.wait(() => this.calls(call).length >= times, ms);
  }

  isClosed(roundId: unknown): boolean {
    return this.#bench.operator.books.round(String(roundId))?.isClosed === true;
  }

  /** Plays rounds until a call of this name comes. */
  async playUntil(call: WalletCall): Promise<ReceivedCall | undefined> {
    const isHere = (): boolean => this.calls(call).length > 0;
    const ended = (): number =>
      this.calls('close-round').filter(({ isAnswered }) => isAnswered).length;
    for (let round = 0; round < MAX_ROUNDS && !isHere(); round += 1) {
      const before = ended();
      if (!(await this.bet('money'))) return undefined;
      if (!(await this.wait(() => isHere() || ended() > before))) return undefined;
    }
    return this.calls(call)[0];
  }

  /** Begins a round, for money or as a free spin; resolves to its bet once one has come. */
  async bet(kind: 'money' | 'free'): Promise<ReceivedCall | undefined> {
    const before = this.calls('bet').length;
    const press = async () => (kind === 'free' ? this.page.pressFree() : this.page.press());
    return (await this.#begin(press)) ? this.calls('bet')[before] : undefined;
  }

  /** Presses until a bet comes: a page that still draws its last round takes no press. */
  async #begin(press: () => Promise<boolean>): Promise<boolean> {
    const before = this.calls('bet').length;
    const hasBegun = (): boolean => this.calls('bet').length > before;
    for (let presses = 0; presses < MAX_PRESSES && !hasBegun(); presses += 1) {
      if (!(await press())) return false;
      await this.wait(hasBegun, BETWEEN_PRESSES);
    }
    return hasBegun();
  }
}

/** The faults that are there. */
/** Makes checks that open the game for a new player, do something, and close its page. */
export function checkOf(opening: Opening) {
  return (
    name: string,
    holds: string,
    work: (scene: Scene) => Promise<readonly string[]>,
  ): Check => ({
    name,
    holds,
    async run(bench) {
      const scene = await Scene.open(bench, opening);
      try {
        return await work(scene);
      } finally {
        await scene.page.close();
      }
    },
  });
}

export function faults(...found: readonly (string | false)[]): readonly string[] {
  return found.filter((fault) => fault !== false);
}
