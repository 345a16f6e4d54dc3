import bowser from 'bowser';
import type { Device } from '../../../src/api/contract/account/devices.ts';

const KINDS: Readonly<Record<string, Device['kind']>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };

/** What a browser says about itself; null where it does not say. */
export function readDevice(userAgent: string): Pick<Device, 'kind' | 'system' | 'browser'> {
  // The parser refuses an empty string.
  const { browser, os, platform } = bowser.parse(userAgent === '' ? '-' : userAgent);
  return {
    kind: KINDS[platform.type ?? ''] ?? 'unknown',
    system: os.name || null,
    browser: browser.name || null,
  };
}

/** `203.0.113.•`, `2001:db8:•`: tells places apart, and names no household. */
export const maskAddress = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:•` : ip.replace(/\.\d+$/, '.•');
