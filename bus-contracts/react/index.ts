export { createAreaTexts } from './area-texts';
export { AreaViewProvider, useAreaPath, useAreaWords } from './area-view-context';
export type { AreaWords } from './area-view-context';
export { BusProvider, useBus } from './bus-context';
export { mountAreaView } from './mount-area-view';
export { useBusState } from './use-bus-state';
export { useSend } from './use-send';
export type { Sending } from './use-send';
export { useStreamKey } from './use-stream-key';
