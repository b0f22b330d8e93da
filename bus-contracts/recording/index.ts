export { QA_BUS_EVENT } from './qa-bus';
export type { QaBus } from './qa-bus';
export { blackOut, parseRecording, record } from './recording';
export type { Recording } from './recording';
