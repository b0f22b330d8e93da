export { browserBench, openCheckSite, runFrameChecks } from './check-site';
export { runWalletChecks, tableOf } from './run-checks';
