import { MARKET } from '@grandstand/bus-contracts/domain';

/** The side with a number, from 1, wins the championship. */
export function championType(number: number): number {
  return MARKET.champion + number;
}

/** A marble with a number, from 1, as an outcome of a market of its race. */
export function raceType(market: number, number: number): number {
  return market + number;
}

/** The marble that another one is compared with: the first with the second, the third with the fourth and so on. */
export function rivalOf(number: number): number {
  return number % 2 === 1 ? number + 1 : number - 1;
}
