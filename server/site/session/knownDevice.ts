import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { serverSecret } from '../../database/serverSecret.ts';
import type { Caller, ServerDeps } from '../../deps.ts';

type Deps = Pick<ServerDeps, 'db'>;

/** A door and what was typed at it. */
export interface Way {
  readonly door: 'login' | 'desk' | 'trial';
  /** Empty where everybody tries the demo. */
  readonly account: string;
}

/** A browser may belong to a household: one cookie for each account, which does not tell which. */
const cookieOf = ({ door, account }: Way): string =>
  `device_${createHash('sha256').update(`${door} ${account.toLowerCase()}`).digest('base64url').slice(0, 12)}`;

async function signatureOf({ db }: Deps, { door, account }: Way, device: string): Promise<Buffer> {
  const key = await serverSecret(db, 'device');
  return createHmac('sha256', key).update(`${door} ${account.toLowerCase()} ${device}`).digest();
}

/**
 * The device of a caller if this account signed in from it before, by a signed cookie; else null. The cookie opens
 * nothing: it only keeps strangers from locking its owner out.
 */
export async function knownDevice(deps: Deps, caller: Caller, way: Way): Promise<string | null> {
  const [device = '', signature = ''] = caller.cookie(cookieOf(way))?.split('.') ?? [];
  if (!/^[\w-]{22}$/.test(device)) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = await signatureOf(deps, way, device);
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
}

/** Remembers the device of a successful login, and returns it. */
export async function rememberDevice(deps: Deps, caller: Caller, way: Way): Promise<string> {
  const device = (await knownDevice(deps, caller, way)) ?? randomBytes(16).toString('base64url');
  const signature = (await signatureOf(deps, way, device)).toString('base64url');
  caller.keepCookie(cookieOf(way), `${device}.${signature}`);
  return device;
}
