import { readSpecimen } from './read-specimen';
import { serveJobs } from '../../platform/workers/serve-jobs';
import { inspectFile } from './inspect-file';

/** The program of a thread that reads files of strangers. */
serveJobs({ inspect: inspectFile, 'read-specimen': readSpecimen });
