import {
  apiCall,
  configState,
  lineCourse,
  lineSports,
  navigationGo,
  type Course,
} from '@grandstand/bus-contracts';
import { PLAIN_SITE } from '@grandstand/bus-contracts/testing';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { ChampPage, HeadToHead, Results, TeamPage } from '../data/source';
import server from '../server';
import { CHAMP, dayOf, HEAD_TO_HEAD, result, TEAM } from './samples';

type Input = Readonly<Record<string, unknown>>;

interface Answers {
  readonly results: (input: Input) => Results;
  readonly champ: () => ChampPage;
  readonly course: () => Course;
  readonly team: () => TeamPage;
  readonly headToHead: () => HeadToHead;
}

const USUAL: Answers = {
  results: () => dayOf([result(1, 'Arsenal'), result(2, 'Chelsea')]),
  champ: () => CHAMP,
  course: () => ({ events: [], statistics: [] }),
  team: () => TEAM,
  headToHead: () => HEAD_TO_HEAD,
};

/** A page of the area with an operator of the test's. */
export async function openResults(path: string, answers: Partial<Answers> = {}) {
  const operator = { ...USUAL, ...answers };
  const calls: Input[] = [];
  const moves: string[] = [];
  const page = await openArea({
    client,
    server,
    path,
    before: ({ bus }) => {
      bus.join('area-calls').handle(apiCall, ({ call, input }) => {
        calls.push({ call, ...input });
        switch (call) {
          case 'lineChamp':
            return { answer: operator.champ() };
          case 'lineTeam':
            return { answer: operator.team() };
          case 'lineHeadToHead':
            return { answer: operator.headToHead() };
          default:
            return { answer: operator.results(input) };
        }
      });
      bus.join('config').publish(configState, { ...PLAIN_SITE, features: ['statistic'] });
      const line = bus.join('line');
      line.handle(lineCourse, () => operator.course());
      line.handle(lineSports, () => []);
      bus.join('navigation').handle(navigationGo, ({ path: to }) => {
        moves.push(to);
        return {};
      });
    },
  });
  return { ...page, operator, calls, moves };
}
