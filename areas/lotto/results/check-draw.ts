import { isTicketIn, verifyRound } from '@grandstand/bus-contracts/domain/fair';
import { leafText, lottoRules } from '@grandstand/bus-contracts/domain/lotto';
import type { AnswerOf } from '@grandstand/bus-contracts';
import type { lottoTicketProof, OwnLottoTicket } from '@grandstand/bus-contracts/player';
import type { LottoDraw } from '../data/source';

/** Whether the numbers of a draw follow from its seed, its salt and the root of its tickets, computed here. */
export async function isDrawTrue(draw: LottoDraw): Promise<boolean> {
  const { proof, root, salt, numbers, lottery } = draw;
  const { pick, of } = lottoRules(lottery);
  if (!proof || !numbers || proof.root !== root || proof.salt !== salt) return false;
  const draws = JSON.stringify([{ kind: 'pick', count: pick, from: of }]);
  if (JSON.stringify(proof.draws) !== draws || proof.label !== `lotto-${lottery}`) return false;
  const shown = numbers.map((number) => number - 1);
  if (JSON.stringify(proof.results) !== JSON.stringify([shown])) return false;
  return (await verifyRound(proof)).isValid;
}

/** Whether a ticket is under the root that was published when the sale of its draw closed. */
export async function isTicketTrue(
  { id, numbers, draw }: OwnLottoTicket,
  { leaf, proof }: AnswerOf<typeof lottoTicketProof>,
): Promise<boolean> {
  if (draw.root === null || leaf !== leafText(id, numbers)) return false;
  return proof.count === draw.tickets && isTicketIn(leaf, proof, draw.root);
}
