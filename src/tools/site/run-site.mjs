// Runs a site in this process until it is ended by a signal.

/**
 * @param {() => Promise<{ close(): Promise<void> }>} start
 */
export async function runSite(start) {
  try {
    const site = await start();
    const stop = async () => {
      // A second signal ends it at once.
      process.removeListener('SIGINT', stop);
      process.removeListener('SIGTERM', stop);
      await site.close();
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
