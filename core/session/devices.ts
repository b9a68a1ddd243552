import * as v from 'valibot';
import { deviceSecret, maxDeviceSecrets } from '../contract/device-secrets.ts';
import { baseAddress } from '../http/base-address.ts';
import type { ProductStorage } from './storage.ts';

/*
 * The secrets by which servers of organisations know this device. They outlive sessions and open nothing; each goes to
 * the server that gave it and to no other. None says whose it is, so that a device does not tell who signed in there.
 */

/** By address of the server, the newest first. */
const storedDevices = v.record(v.string(), v.pipe(v.array(deviceSecret), v.maxLength(maxDeviceSecrets)));
type Storage = Pick<ProductStorage, 'read' | 'write'>;

/** The part of a sign-in at this server by which it knows the device; empty where it cannot. */
export function sentDevices(storage: Storage, baseUrl: string): { devices?: string[] } {
  const devices = devicesAt(storage, baseUrl);
  return devices.length > 0 ? { devices } : {};
}

export function devicesAt(storage: Storage, baseUrl: string): string[] {
  const server = baseAddress(baseUrl);
  return server === undefined ? [] : (readAll(storage)[server] ?? []);
}

/** Stores what a server has given; several people may sign in on one device. */
export function storeDevice(storage: Storage, baseUrl: string | undefined, secret: string): void {
  const server = baseAddress(baseUrl ?? '');
  if (server === undefined) return;
  const secrets = [secret, ...devicesAt(storage, server)].slice(0, maxDeviceSecrets);
  storage.write('devices', JSON.stringify({ ...readAll(storage), [server]: secrets }));
}

/** A damaged entry counts as absent: the next sign-in brings another. */
function readAll(storage: Storage): v.InferOutput<typeof storedDevices> {
  try {
    const stored: unknown = JSON.parse(storage.read('devices') ?? '{}');
    return v.is(storedDevices, stored) ? stored : {};
  } catch {
    return {};
  }
}
