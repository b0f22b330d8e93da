import type { Offer } from './offers';

export function outcomeId(
  gameId: number,
  { typeId, param }: Pick<Offer, 'typeId' | 'param'>,
): string {
  return param === null ? `${gameId}:${typeId}` : `${gameId}:${typeId}:${param}`;
}

/** The id of an outcome's game; null if the outcome's id is invalid. */
export function gameOfOutcome(id: string): number | null {
  const gameId = Number(/^(\d{1,15}):\d/.exec(id)?.[1]);
  return Number.isSafeInteger(gameId) ? gameId : null;
}
