import { AREA_STATE_KEY } from '@grandstand/bus-contracts/area';
import type { AreaAnswer, AreaRequest, RemoteView } from '@grandstand/bus-contracts/area';
import type { AreaProgram } from '../server/programs';
import { scriptJson } from '../markup/script-json';

/** Renders an area's view, and adds its scripts and styles from the build. */
export async function renderView(
  program: AreaProgram,
  request: AreaRequest,
): Promise<{ status: number; view: RemoteView }> {
  const { server, scripts, screens, css } = program;
  const answer = await server.render(request);
  const screen = new Map(Object.entries(screens)).get(answer.screen ?? '');
  return {
    status: answer.status,
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
}

/** Leaves the state where the shell finds it. */
function stateCode(name: string, answer: AreaAnswer): string {
  const states = `globalThis[${scriptJson(AREA_STATE_KEY)}]`;
  return `(${states} ??= {})[${scriptJson(name)}] = ${scriptJson(answer.state)};`;
}
