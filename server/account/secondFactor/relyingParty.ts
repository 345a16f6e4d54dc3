import type { Caller, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';

/** Where passkeys are made and used. */
export interface RelyingParty {
  /** The host of the site: a passkey works there only. */
  readonly id: string;
  readonly origin: string;
}

/**
 * The site that the caller's page belongs to, by the header that browsers set.
 * @throws {Refusal} FEATURE_OFF for a page of another host, or a caller that is no browser.
 */
export function relyingParty({ config }: Pick<ServerDeps, 'config'>, { origin }: Pick<Caller, 'origin'>): RelyingParty {
  const url = origin === null ? null : URL.parse(origin);
  const isOurs = (host: string) =>
    config.domains.includes('*') || config.domains.includes(host) || URL.parse(config.siteUrl)?.hostname === host;
  if (!url || !isOurs(url.hostname)) throw new Refusal('FEATURE_OFF');
  return { id: url.hostname, origin: url.origin };
}
