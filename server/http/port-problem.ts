/** Where a server listens; `variable` names the setting of its port. */
export type PortPlace = { host: string; port: number; variable: string };

/** The port is in use or may not be used. */
export class PortProblem extends Error {
  override name = 'PortProblem';
}

/** Says why a port cannot be listened on, if the reason is one that an operator can remove. */
export function portProblem(error: NodeJS.ErrnoException, { host, port, variable }: PortPlace): Error {
  if (error.code === 'EADDRINUSE')
    return new PortProblem(
      `Port ${port} on ${host} is taken. Stop what listens there, or choose another with ${variable}.`,
    );
  if (error.code === 'EACCES')
    return new PortProblem(`Port ${port} may not be used by this user; choose another with ${variable}.`);
  if (error.code === 'EADDRNOTAVAIL')
    return new PortProblem(`This machine has no address ${host}; set REGESTA_HOST.`);
  return error;
}
