/** The address of a worker that is built from a file. */
declare module '*?worker&url' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: it is what the build makes of the file
  export default address;
}
