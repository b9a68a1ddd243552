/** Has a process and its child end together: passes signals on, and ends with the code of the child. */
export function passSignals(child) {
  // A terminal sends Ctrl-C to both processes, a supervisor only to this one. A second signal does no harm: the
  // servers stop once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`The servers could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  // npm sends a signal to the shell between it and this process. Some shells end by it without passing it on, so
  // that whoever stopped npm would leave the servers running. Started by npm, they therefore end with their parent.
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
}
