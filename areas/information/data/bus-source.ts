import { configGroups, type SendOptions } from '@grandstand/bus-contracts';
import {
  callOperator,
  contentAnswers,
  type AreaAnswer,
  type AreaInput,
  type areaAnswers,
} from '@grandstand/bus-contracts/answers';
import { orNotFound } from '@grandstand/bus-contracts/area';
import * as v from 'valibot';
import type { InformationBus } from '../manifest';
import { ANSWERS } from './source';
import type { AnswerTo, ContentCall, ContentInput, ContentSource } from './source';

type Load<C extends ContentCall> = (
  bus: InformationBus,
  input: ContentInput<C>,
  options: SendOptions,
) => Promise<AnswerTo<C>>;

function byCall<C extends keyof typeof contentAnswers>(
  call: C,
  schema: (typeof areaAnswers)[C],
): (bus: InformationBus, input: AreaInput<C>, options: SendOptions) => Promise<AreaAnswer<C>> {
  return (bus, input, options) => callOperator(bus, call, schema, input, options);
}

const LOADS: { readonly [C in ContentCall]: Load<C> } = {
  cashTerminals: byCall('cashTerminals', contentAnswers.cashTerminals),
  contentList: byCall('contentList', contentAnswers.contentList),
  contentPage: byCall('contentPage', contentAnswers.contentPage),
  contentSearch: byCall('contentSearch', contentAnswers.contentSearch),
  appsGroup: async (bus, _, options) =>
    v.parse(ANSWERS.appsGroup, await bus.send(configGroups, { groups: ['apps'] }, options)),
};

/** The texts as the shell's own service answers them. */
export function busSource(bus: InformationBus): ContentSource {
  return {
    async load(call, input, signal) {
      try {
        return await LOADS[call](bus, input, { signal });
      } catch (error) {
        throw orNotFound(error, call);
      }
    },
  };
}
