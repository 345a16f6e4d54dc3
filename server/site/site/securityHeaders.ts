import type { MiddlewareHandler } from 'hono';
import type { ServeEnv } from '../../serve/caller.ts';
import type { InlineHashes } from './brandPage.ts';
import { isHttps } from './isHttps.ts';

const YEAR_S = 31_536_000;

interface Page {
  readonly inline: InlineHashes;
  /** Address of the merchant's phone service, which the page calls (decision A10); null without one. */
  readonly phoneService: string | null;
  /** Address of the game provider, whose games run in a frame; null without one. */
  readonly games: string | null;
  /** Whether the page contains the QA console, which lays out charts in a worker. */
  readonly hasConsole: boolean;
}

/**
 * CSP of the page. Scripts from this origin, or inline by hash; strings become scripts only through our own Trusted
 * Types policy.
 */
export const pagePolicy = ({ inline: { styles, scripts }, phoneService, games, hasConsole }: Page): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(phoneService === null ? [] : [new URL(phoneService).origin])].join(' '),
    ...(games === null ? [] : [`frame-src ${new URL(games).origin}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types statehouse dompurify${hasConsole ? ' console' : ''}`,
  ].join('; ');

/**
 * CSP of the QA console window. Other applications frame and open it, and it opens them; it listens to each only after
 * the user agrees.
 */
export const consolePolicy = ({ styles, scripts }: InlineHashes): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src http: https:',
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors http: https:',
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ].join('; ');

/** CSP of the service worker: it fetches files of this site, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every answer. An answer without its own policy may load nothing. */
export const securityHeaders =
  (trustProxy: number): MiddlewareHandler<ServeEnv> =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(fixed)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (trustProxy > 0 && isHttps(c))
      c.res.headers.set('strict-transport-security', `max-age=${YEAR_S}; includeSubDomains`);
  };
