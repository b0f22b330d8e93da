import type { Fixture, FixtureSource } from './fixture';

/** Games that QA made. */
export class MadeGames implements FixtureSource {
  readonly #fixtures: Map<number, Fixture>;

  constructor(fixtures: readonly Fixture[]) {
    this.#fixtures = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  }

  add(fixture: Fixture): void {
    this.#fixtures.set(fixture.id, fixture);
  }

  /** All of them: a made game is in sight until it has been played. */
  between(): Fixture[] {
    return [...this.#fixtures.values()];
  }

  find(id: number): Fixture | undefined {
    return this.#fixtures.get(id);
  }

  clear(): void {
    this.#fixtures.clear();
  }
}
