import { ApiError } from '../http/api-error.ts';

/** Whether a call failed as any call may: its server is away, or has refused it. Of both people are told elsewhere. */
export const isOrdinary = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'rejected');
