import type { Contender, Payload } from './contenders';

const TOPICS = 1000;
const BYSTANDERS = 10;

/** Keeps a result, so that the compiler cannot remove its computation. */
const received = { sum: 0 };
const receive = ({ n }: Payload): void => {
  received.sum += n;
};
Object.assign(globalThis, { heardByScenarios: received });

const PAYLOAD: Payload = { n: 1 };

function emitTo(subscribers: number) {
  return (contender: Contender): (() => void) => {
    for (let i = 0; i < subscribers; i++) contender.subscribe(0, receive);
    const emit = contender.emitter(0);
    return () => emit(PAYLOAD);
  };
}

/** One subscriber on each of a thousand topics; each turn the next topic. */
function manyTopics(contender: Contender): () => void {
  const emitters = Array.from({ length: TOPICS }, (_, topic) => {
    contender.subscribe(topic, receive);
    return contender.emitter(topic);
  });
  let turn = 0;
  return () => {
    turn = (turn + 1) % TOPICS;
    emitters[turn]!(PAYLOAD);
  };
}

/** One comes and goes while ten others stay. */
function churn(contender: Contender): () => void {
  for (let i = 0; i < BYSTANDERS; i++) contender.subscribe(0, receive);
  return () => {
    const stop = contender.subscribe(0, ({ n }) => receive({ n }));
    stop();
  };
}

export const scenarios = {
  'emit to 0': emitTo(0),
  'emit to 1': emitTo(1),
  'emit to 10': emitTo(10),
  'emit to 100': emitTo(100),
  'emit to 10, each in its own turn': emitTo(10),
  '1,000 topics': manyTopics,
  'subscribe and leave': churn,
} satisfies Record<string, (contender: Contender) => () => void>;

/** Scenarios that are measured once a turn of the event loop; all others run in one go. */
export const IN_TURNS: ScenarioName = 'emit to 10, each in its own turn';

export type ScenarioName = keyof typeof scenarios;
