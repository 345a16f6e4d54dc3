import type { MiddlewareHandler } from 'hono';
import type { ProviderConfig } from '../config.ts';

const YEAR_S = 31_536_000;

/**
 * Nothing but the provider's own files, and no frame but the site's.
 * @param inline sources of scripts and styles that stand in the page, as `'sha256-…'`
 */
export const pagePolicy = (siteOrigin: string, inline: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inline].join(' '),
    ["style-src 'self'", ...inline].join(' '),
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

const fixed: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every answer, errors included. A page brings a policy of its own; anything else may load nothing. */
export const securityHeaders =
  ({ trustProxy }: Pick<ProviderConfig, 'trustProxy'>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixed)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const proxied = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (trustProxy > 0 && proxied === 'https')
      c.res.headers.set('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`);
  };
