/** The address of a file that a worker thread can run: the module bundled by itself. */
declare module '*?thread' {
  const address: string;
  export default address;
}
