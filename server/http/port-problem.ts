/** Where a server listens; `variable` names the setting of its port. */
export type PortAddress = { host: string; port: number; variable: string };

/** The port is in use or may not be used. */
export class PortProblem extends Error {
  override name = 'PortProblem';
}

/** An error that tells the operator what to do, where they can remove the reason; otherwise the error itself. */
export function explainPortError(error: NodeJS.ErrnoException, { host, port, variable }: PortAddress): Error {
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
