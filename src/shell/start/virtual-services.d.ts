// What src/host/build/parts/declared-services.ts makes of the declarations of services.

declare module 'virtual:service-names/*' {
  /** The names of a group's services. */
  export const services: readonly string[];
  /** The ports of other groups that they need. */
  export const needs: readonly (keyof import('./ports').ProvidedPorts)[];
}

declare module 'virtual:services/*' {
  /** Starts a group's services, each with the ports that it needs and no other. */
  export const start: (ports: import('./service-group').DeclaredPorts) => void;
}
