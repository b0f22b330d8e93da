import { readFileSync } from 'node:fs';

/** The place of the start time among the fields of `/proc/PID/stat` that follow the name of the program. */
const START_TIME = 19;

/**
 * What tells a process from a later one that has its number: when it was started, and since which start of the machine
 * that is counted. Undefined where the system does not say so, or has no such process.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets, and may have blanks and brackets.
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME];
    return startTime === undefined ? undefined : `${boot}/${startTime}`;
  } catch {
    return undefined;
  }
}
