import { defineScreens, screen } from '@grandstand/bus-contracts/area';

export type SupportScreen =
  | { readonly kind: 'home' }
  /** The player's requests about payments. */
  | { readonly kind: 'requests' }
  | { readonly kind: 'thread'; readonly requestId: string; readonly back: string }
  /** What a request about a payment is about; for the payment consultant too. */
  | { readonly kind: 'topics'; readonly isConsultant: boolean }
  | { readonly kind: 'topic'; readonly topicId: string }
  | { readonly kind: 'transactions'; readonly topicId: string; readonly subTopicId: string | null }
  | {
      readonly kind: 'form';
      readonly topicId: string;
      /** Null: the player chooses one of those that need a transaction. */
      readonly subTopicId: string | null;
      readonly movementId: string | null;
    }
  | { readonly kind: 'ideas' }
  | { readonly kind: 'unknown' };

export const SUPPORT_PATH = '/office/support';
export const IDEAS_PATH = '/office/share-idea';
export const REQUESTS_PATH = '/office/payment/requests';
export const CREATE_PATH = '/office/payment/create-request';
/** The query flag that opens the payment consultant. */
export const CONSULTANT_FLAG = 'payment_consultant';

const part = encodeURIComponent;

/** The page of a request: banned players have that of support alone. */
export function threadPath(id: string, page: string): string {
  return `${page}?request=${part(id)}`;
}

/** Where a request about a sub-topic goes on. */
export function subTopicPath(
  topic: { readonly id: string; readonly kind: 'payment' | 'account' },
  subTopic: { readonly id: string; readonly movement: string | null },
): string {
  if (topic.kind === 'account') {
    return `${SUPPORT_PATH}?topic=${part(topic.id)}&about=${part(subTopic.id)}`;
  }
  const path = `${CREATE_PATH}/${part(topic.id)}`;
  return subTopic.movement === null
    ? `${path}/${part(subTopic.id)}`
    : `${path}/transactions?about=${part(subTopic.id)}`;
}

/** The form of a request about a transaction. */
export function transactionPath(topicId: string, subTopicId: string | null, id: string): string {
  const about = subTopicId === null ? '' : `?about=${part(subTopicId)}`;
  return `${CREATE_PATH}/${part(topicId)}/transactions/${part(id)}${about}`;
}

/** The screens of this area by route. */
export const supportScreen = defineScreens<SupportScreen>(
  {
    support: screen([], (_, query) => {
      const topicId = query.get('topic');
      return (
        threadOf(query, SUPPORT_PATH) ??
        (topicId === null
          ? { kind: 'home' }
          : { kind: 'form', topicId, subTopicId: query.get('about'), movementId: null })
      );
    }),
    'share-idea': screen([], () => ({ kind: 'ideas' })),
    'payment-requests': screen(
      [],
      (_, query) => threadOf(query, REQUESTS_PATH) ?? { kind: 'requests' },
    ),
    'create-request': screen([], (_, query) => ({
      kind: 'topics',
      isConsultant: query.get(CONSULTANT_FLAG) === '1',
    })),
    'request-topic': screen(['topicId'], ({ topicId }) => ({ kind: 'topic', topicId })),
    'request-transactions': screen(['topicId'], ({ topicId }, query) => ({
      kind: 'transactions',
      topicId,
      subTopicId: query.get('about'),
    })),
    'request-transaction': screen(
      ['topicId', 'transactionId'],
      ({ topicId, transactionId }, query) => ({
        kind: 'form',
        topicId,
        subTopicId: query.get('about'),
        movementId: transactionId,
      }),
    ),
    'request-subtopic': screen(['topicId', 'subTopicId'], ({ topicId, subTopicId }) => ({
      kind: 'form',
      topicId,
      subTopicId,
      movementId: null,
    })),
  },
  { kind: 'unknown' },
);

function threadOf(query: URLSearchParams, back: string): SupportScreen | null {
  const requestId = query.get('request');
  return requestId === null ? null : { kind: 'thread', requestId, back };
}

/** The text of a screen's heading. */
export function titleKeyOf(place: SupportScreen): string {
  return place.kind === 'topics' && place.isConsultant ? 'title.consultant' : `title.${place.kind}`;
}
