export { expectMessage } from './expect-message';
export type { Partly } from './matches';
export { settle } from './settle';
export { createTestBus } from './test-bus';
export type { TestBus, TestBusOptions } from './test-bus';
export { createVirtualClock } from './virtual-clock';
export type { VirtualClock } from './virtual-clock';
