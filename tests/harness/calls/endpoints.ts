/** Everything that the endpoint files export, by its name. */
export const endpoints: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../../../src/api/endpoints/**/*.ts', { eager: true })),
);
