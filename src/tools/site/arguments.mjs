// Reads the flags of `npm start` and `npm run dev` into the environment that the host reads.
const WITH_VALUE = { '--pace': 'PACE', '--port': 'PORT', '--data': 'DATA_DIR' };

export const USAGE = [
  '--port N     port of the site (areas and partners: the next ones) [3000]',
  '--pace N     how many times faster than life matches run',
  '--data PATH  folder of the embedded back end             [.data]',
  '--fresh      forget what the embedded back end kept',
].join('\n');

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>} The environment with the flags in it.
 */
export function readArguments(args, env) {
  const result = { ...env };
  for (let i = 0; i < args.length; i += 1) {
    const flag = args[i];
    if (flag === '--fresh') result.FRESH = '1';
    else if (Object.hasOwn(WITH_VALUE, flag) && args[i + 1] !== undefined) {
      result[WITH_VALUE[flag]] = args[(i += 1)];
    } else {
      throw new Error(`Failed to start: "${flag}" is no flag, or lacks its value.\n${USAGE}`);
    }
  }
  return result;
}
