/** Whose pages may open as customer service: this site's own, and those of the merchant's contact. */
export interface ServiceInput {
  /** Of the site, such as `https://play.example.test`. */
  readonly origin: string;
  /** The merchant's contact (SUPPORT-07). */
  readonly contactUrl: string;
}

/** The address of an allowed link (decision W10): of this site, or https at the host of the merchant's contact. Null otherwise. */
export function allowedAddress(link: string, { origin, contactUrl }: ServiceInput): string | null {
  const url = URL.parse(link, origin);
  if (url === null) return null;
  if (url.origin === origin) return url.href;
  const contact = URL.parse(contactUrl, origin);
  return url.protocol === 'https:' && url.origin === contact?.origin ? url.href : null;
}
