import * as v from 'valibot';

// Apart from the other rules, since every page that signs people in loads this.

/** How many secrets a device sends: several people may have signed in there. */
export const maxDeviceSecrets = 5;
export const deviceSecret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'must be the secret of a device'));

/** What a sign-in sends, so that the server knows the device on which this person has signed in before. */
export const deviceSecrets = v.pipe(
  v.array(deviceSecret),
  v.maxLength(maxDeviceSecrets, `must be at most ${maxDeviceSecrets}`),
);
