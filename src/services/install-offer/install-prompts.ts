/** The browser's readiness to install the site. */
export interface InstallPrompts {
  /** Calls `task` when the browser is ready, at once if it is. */
  onReady(task: () => void): void;
  /** Lets the browser ask; only after a press. */
  ask(): Promise<void>;
}

/** What browsers that install sites dispatch; it is in no standard yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Holds the browser's offer from the first moment on: it comes once a page, perhaps before anybody asks for it. */
export function holdInstallPrompts(target: EventTarget): InstallPrompts {
  let held: InstallEvent | undefined;
  let onReady = (): void => {};
  target.addEventListener('beforeinstallprompt', (event) => {
    // Else the browser would make an offer of its own.
    event.preventDefault();
    held = event as InstallEvent;
    onReady();
  });
  return {
    onReady(task) {
      onReady = task;
      if (held) task();
    },
    async ask() {
      await held?.prompt();
    },
  };
}
