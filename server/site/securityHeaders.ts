import type { Context, MiddlewareHandler } from 'hono';
import type { ServeEnv } from '../serve/caller.ts';
import type { InlineHashes } from './brandPage.ts';

const YEAR_S = 31_536_000;

interface Page {
  readonly inline: InlineHashes;
  /**
   * Address of the merchant's hosted service for mobile numbers, which the page asks too (decision A10); null without
   * one.
   */
  readonly phoneService: string | null;
  /** Whether the console of QA is in the page: it lays charts in a worker of its own. */
  readonly hasConsole: boolean;
}

/**
 * What the page may load and do. Scripts only from here or, by its hash, the one that stands in the page; and no string
 * becomes one without a policy of ours.
 */
export const pagePolicy = ({ inline: { styles, scripts }, phoneService, hasConsole }: Page): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(phoneService === null ? [] : [new URL(phoneService).origin])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types statehouse dompurify${hasConsole ? ' console' : ''}`,
  ].join('; ');

/**
 * What the window of the console may do, which QA alone has. It stands in frames and popups of other applications, and
 * opens such itself: neither can do anything in it, and each is listened to once its reader has said so.
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

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every answer. An answer without a policy of its own may load nothing. */
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

const isHttps = (c: Context) => c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https';
