import type { Language } from '@grandstand/bus-contracts';
import { fromMinor } from '@grandstand/bus-contracts/domain';
import type { Request, RequestMovement } from './request-rows';
import type { WholeRequest } from './requests';
import { subTopicOf } from './request-topics';

/** A request as its player's list has it. */
export function headView(request: Request, language: Language) {
  const { id, topicId, subTopicId, state, unread, createdAt, changedAt } = request;
  const found = subTopicOf(topicId, subTopicId, language);
  return {
    id,
    kind: found?.topic.kind ?? 'account',
    topic: found?.topic.name ?? topicId,
    subTopic: found?.subTopic.name ?? subTopicId,
    state,
    unread,
    createdAt,
    changedAt,
  };
}

/** A request with its messages. */
export function requestView(request: WholeRequest, language: Language) {
  const { fields, movement, messages } = request;
  return {
    ...headView(request, language),
    fields,
    movement: movement && movementView(movement),
    messages,
  };
}

function movementView({ kind, id, amount, currency, createdAt }: RequestMovement) {
  const { iso, scale } = currency;
  return { kind, id, amount: fromMinor(amount, scale), iso, scale, createdAt };
}
