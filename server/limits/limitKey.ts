import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Limit key of a person, hashed. */
export const personKey = (what: string, person: string): string =>
  `${what}:${createHash('sha256').update(person).digest('base64url')}`;

/** Limit key of an address. An IPv6 household has a /64, so only that part counts. */
export const addressKey = (what: string, ip: string): string => personKey(what, isIPv6(ip) ? networkOf(ip) : ip);

/** Limit key of the range around an address: the last part of an IPv4 address, or all below a /48, left out. */
export const rangeKey = (what: string, ip: string): string =>
  personKey(what, isIPv6(ip) ? networkOf(ip).split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 3).join('.'));

function networkOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
