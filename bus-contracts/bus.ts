// The bus itself, for the page that puts shell and areas together: no area can import it on that page.
export { createBus } from './kernel/bus';
export { freezeExports } from './kernel/payloads/freeze-exports';
