import { navigationGo } from '@grandstand/bus-contracts';
import { useState } from 'react';
import {
  isRequestField,
  requestsCreate,
  type RequestField,
  type RequestSubTopic,
  type RequestTopic,
} from '@grandstand/bus-contracts/player';
import { useSend } from '@grandstand/bus-contracts/react';
import type { Attachments } from '../files/use-attachments';
import { faultOf } from '../page/fault-of';
import { REQUESTS_PATH, SUPPORT_PATH, threadPath } from '../page/support-screen';

interface NewRequestOptions {
  readonly topic: RequestTopic;
  /** The sub-topics to choose from; the first is chosen. */
  readonly choices: readonly RequestSubTopic[];
  readonly movementId: string | null;
  readonly attachments: Attachments;
}

/** Why a request was not begun, beside that the operator could not be reached. */
const FAULTS = [
  'bad-field',
  'bad-file',
  'not-found',
  'not-signed-in',
  'too-many-messages',
  'too-many-open',
] as const;

/** A request that the player fills in, and that leads to its page once it is begun. */
export function useNewRequest({ topic, choices, movementId, attachments }: NewRequestOptions) {
  const { send, isSending, error } = useSend(requestsCreate);
  const { send: go } = useSend(navigationGo);
  const [subTopicId, setSubTopicId] = useState(choices[0]?.id ?? '');
  const [values, setValues] = useState<Readonly<Partial<Record<RequestField, string>>>>({});
  const [text, setText] = useState('');
  const [wasTried, setWasTried] = useState(false);
  // One request for all tries to send it.
  const [refId] = useState(() => crypto.randomUUID());
  const subTopic = choices.find(({ id }) => id === subTopicId) ?? choices[0];
  const asked = subTopic?.fields ?? [];
  const faulty = asked.filter((field) => !isRequestField(field, (values[field] ?? '').trim()));
  const isEmpty = text.trim() === '';

  return {
    subTopic,
    choose: setSubTopicId,
    fields: asked.map((name) => ({
      name,
      value: values[name] ?? '',
      isFaulty: wasTried && faulty.includes(name),
    })),
    edit: (name: RequestField, value: string) => setValues({ ...values, [name]: value }),
    text,
    write: setText,
    isTextMissing: wasTried && isEmpty,
    isSending,
    fault: faultOf(error, FAULTS),
    async submit(): Promise<void> {
      setWasTried(true);
      if (!subTopic || isEmpty || faulty.length > 0 || attachments.isBusy) return;
      const begun = await send({
        topicId: topic.id,
        subTopicId: subTopic.id,
        movementId,
        fields: asked.map((name) => ({ name, value: (values[name] ?? '').trim() })),
        text,
        files: [...attachments.ids],
        refId,
      });
      if (!begun) return;
      const page = topic.kind === 'payment' ? REQUESTS_PATH : SUPPORT_PATH;
      // The way back leads past the form, which is done.
      await go({ path: threadPath(begun.requestId, page), replace: true });
    },
  };
}
