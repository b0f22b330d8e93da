import {
  apiCall,
  lineCourse,
  lineSports,
  navigationGo,
  type Course,
} from '@grandstand/bus-contracts';
import { openArea } from '../../../src/routes/testing/open-area';
import client from '../client';
import type { ChampPage, Results } from '../data/source';
import server from '../server';
import { CHAMP, dayOf, result } from './samples';

type Input = Readonly<Record<string, unknown>>;

interface Answers {
  readonly results: (input: Input) => Results;
  readonly champ: () => ChampPage;
  readonly course: () => Course;
}

const USUAL: Answers = {
  results: () => dayOf([result(1, 'Arsenal'), result(2, 'Chelsea')]),
  champ: () => CHAMP,
  course: () => ({ events: [], statistics: [] }),
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
        return { answer: call === 'lineChamp' ? operator.champ() : operator.results(input) };
      });
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
