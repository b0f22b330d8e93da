import { AREA_STATE_KEY } from '@grandstand/bus-contracts/area';
import type { AreaAnswer, AreaRequest, RemoteView } from '@grandstand/bus-contracts/area';
import type { BackEnd } from '../back-end/back-end';
import { outageLog } from '../log/bounded-log';
import { scriptJson } from '../markup/script-json';
import type { Programs } from '../server/programs';
import { createAreaFetch } from './area-fetch';
import type { ShareCall } from './area-fetch';

const log = outageLog('Data that areas did not get', 'warn');

export interface RenderedView {
  /** 404 where the area has nothing at the path. */
  readonly status: 200 | 404;
  readonly view: RemoteView;
  /** Whether the area got all the data that it requested. */
  readonly isWhole: boolean;
}

/** Renders the view of an area, and adds its scripts and styles from the build. */
export type RenderView = (
  name: string,
  request: Omit<AreaRequest, 'fetch' | 'warn'>,
) => Promise<RenderedView>;

interface RenderOptions {
  readonly programs: Programs;
  readonly backEnd: BackEnd;
  /** The site's. */
  readonly origin: string;
  readonly share: ShareCall;
}

export function createRenderView({ programs, ...calls }: RenderOptions): RenderView {
  return async (name, request) => {
    const { server, scripts, screens, css } = await programs.area(name);
    let isWhole = true;
    const answer = await server.render({
      ...request,
      fetch: createAreaFetch({
        ...calls,
        language: request.language,
        country: request.country,
      }),
      warn: (message, error) => {
        isWhole = false;
        log(() => [`The area "${name}": ${message}`, error]);
      },
    });
    const screen = new Map(Object.entries(screens)).get(answer.screen ?? '');
    return {
      status: answer.status === 404 ? 404 : 200,
      isWhole,
      view: {
        appName: server.name,
        title: answer.title,
        codeToEval: stateCode(server.name, answer),
        // The area's own script comes last: the shell uses its exports.
        scriptsToLoad: [...(screen === undefined ? [] : [screen]), ...scripts],
        head: answer.head ?? '',
        body: request.wantsBody ? answer.body : '',
        style: answer.style ?? '',
        cssToLoad: [...css],
      },
    };
  };
}

/** Leaves the state where the shell finds it. */
function stateCode(name: string, answer: AreaAnswer): string {
  const states = `globalThis[${scriptJson(AREA_STATE_KEY)}]`;
  return `(${states} ??= {})[${scriptJson(name)}] = ${scriptJson(answer.state)};`;
}
