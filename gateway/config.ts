import * as z from 'zod/mini';

export class ConfigError extends Error {}

const origin = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

const variables = z.object({
  GATEWAY_PORT: z._default(port, 3002),
  GATEWAY_HOST: z._default(z.string(), '0.0.0.0'),
  /** As payers' browsers reach it; default: this machine. */
  GATEWAY_URL: z.optional(origin),
  GATEWAY_DATA: z._default(z.string().check(z.minLength(1)), '.data/gateway'),
  /** Where events are sent. */
  SITE_URL: z._default(origin, 'http://localhost:3000'),
  MERCHANT: z._default(z.string().check(z.minLength(1)), 'demo'),
  /** The key shared with the site; two with a comma while one replaces the other. */
  PAYMENT_KEY: z.string(),
  /** ms from a payout's order to its payment, and from a payment to its event. */
  GATEWAY_DELAY_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(86_400_000)), 5_000),
});

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash; null: this machine and the port that is taken. */
  readonly url: string | null;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly merchant: string;
  /** The first signs. */
  readonly keys: readonly string[];
  readonly delayMs: number;
}

/** @throws ConfigError names the variable that is wrong. */
export function readGatewayConfig(env: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const read = variables.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { data } = read;
  const keys = data.PAYMENT_KEY.split(',').map((key) => key.trim());
  if (keys.some((key) => key.length < 32)) throw new ConfigError('PAYMENT_KEY: must be at least 32 characters');
  return {
    port: data.GATEWAY_PORT,
    host: data.GATEWAY_HOST,
    url: data.GATEWAY_URL?.replace(/\/+$/, '') ?? null,
    dataDir: data.GATEWAY_DATA,
    siteUrl: data.SITE_URL.replace(/\/+$/, ''),
    merchant: data.MERCHANT,
    keys,
    delayMs: data.GATEWAY_DELAY_MS,
  };
}
