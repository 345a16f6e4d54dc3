import type { Caller, ServerDeps } from '../../deps.ts';
import type { Merchant } from './merchant.ts';

export interface Location {
  readonly ip: string;
  /** ISO 3166. */
  readonly country: string;
}

/** CONFIG-17: the visitor's location from a trusted proxy, else the configured country. */
export const locationOf = (
  { config }: Pick<ServerDeps, 'config'>,
  { ip, country }: Pick<Caller, 'ip' | 'country'>,
): Location => ({
  ip,
  country: country ?? config.defaultCountry,
});

/** The status for a visitor from a location: the merchant's own, else 2 from a restricted country (STATUS-03). */
export const statusFor = ({ status, settings }: Merchant, { country }: Location): number =>
  status === 0 && settings.restrictedCountries.includes(country) ? 2 : status;
