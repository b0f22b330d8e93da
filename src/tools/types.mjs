// Checks the types of everything, the tests that a wrong use must not compile among it.
import { bin, run } from './run.mjs';

const { code } = await run(bin('tsc'), ['--project', '.', '--pretty', 'false'], { isLoud: true });
process.exit(code);
