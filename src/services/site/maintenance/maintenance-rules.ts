import type { MaintenanceAnswer } from '../../../api/endpoints/site/site-state';
import type { MaintenanceState } from '@grandstand/bus-contracts/shell';

const NO_MAINTENANCE: MaintenanceState = {
  isActive: false,
  startAt: null,
  finishAt: null,
  notifyStartDate: null,
  notifyEndDate: null,
};

/** The maintenance of the web site in the operator's answer. */
export function maintenanceOf(answer: MaintenanceAnswer): MaintenanceState {
  if (answer === null) return NO_MAINTENANCE;
  return {
    isActive: answer.isActive && answer.web_state !== 0,
    startAt: answer.started_at,
    finishAt: answer.ended_at,
    notifyStartDate: answer.notify_started_at,
    notifyEndDate: answer.notify_ended_at,
  };
}

/** Whether the notice is shown now; without a time of its own it is shown during the maintenance. */
export function isNoticeDue(state: MaintenanceState, now: number): boolean {
  const from = state.notifyStartDate ?? state.startAt;
  const until = state.notifyEndDate ?? state.finishAt;
  if (from === null) return false;
  return now >= from && (until === null || now < until);
}

/** When the next of its moments comes, milliseconds from now; null where none is to come. */
export function untilNextMoment(state: MaintenanceState, now: number): number | null {
  const { startAt, finishAt, notifyStartDate, notifyEndDate } = state;
  const left = [startAt, finishAt, notifyStartDate, notifyEndDate].flatMap((moment) =>
    moment !== null && moment > now ? [moment - now] : [],
  );
  return left.length === 0 ? null : Math.min(...left);
}
