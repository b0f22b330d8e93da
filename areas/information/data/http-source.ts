import { readBackEnd, type BackEndRequest } from '@grandstand/bus-contracts/react/server';
import {
  ANSWERS,
  type AnswerTo,
  type ContentCall,
  type ContentInput,
  type ContentSource,
} from './source';

const AT = '/content-api/v1';
const part = encodeURIComponent;

const PATHS: {
  readonly [C in ContentCall]: (input: ContentInput<C>, language: string) => string;
} = {
  contentPage: ({ kind, slug }) => `${AT}/texts/${part(kind)}/${part(slug)}`,
  contentList: ({ kind }) => `${AT}/texts/${part(kind)}`,
  contentSearch: ({ kind, search }) => `${AT}/search?${new URLSearchParams({ kind, search })}`,
  cashTerminals: () => `${AT}/terminals`,
  appsGroup: (_, language) => `/bff-api/config/group/get?groups=apps&lang=${language}`,
};

/** The texts as the back end answers them to this area's server. */
export function httpSource(request: BackEndRequest): ContentSource {
  return {
    load: <C extends ContentCall>(call: C, input: ContentInput<C>): Promise<AnswerTo<C>> =>
      readBackEnd(request, PATHS[call](input, request.language), ANSWERS[call]),
  };
}
