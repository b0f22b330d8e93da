// Runs the programs of this repository's tool chain.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The priority of a program that runs in the time that others leave: 0 is a usual one's, 19 the last. */
const BACKGROUND = 10;

/** Path of a program that the packages brought along. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name);
}

/**
 * Runs a program, in the repository's root unless given another folder, and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, isLoud?: boolean, isBackground?: boolean }} options
 *   `isLoud` passes its output through as it comes; otherwise it is kept and handed back.
 *   `isBackground` lets other programs go first.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, isLoud = false, isBackground = false } = {},
) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', isLoud ? 'inherit' : 'pipe', isLoud ? 'inherit' : 'pipe'],
    });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, BACKGROUND);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const end = (code) =>
      resolve({
        code,
        output: Buffer.concat(chunks).toString('utf8'),
        seconds: (performance.now() - started) / 1000,
      });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on('close', (code, signal) => end(signal ? 1 : (code ?? 1)));
  });
}
