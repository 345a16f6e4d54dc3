import * as z from 'zod/mini';
import type { LiabilityLimits } from './sports/liability.ts';

export class ConfigError extends Error {}

/** 1/10,000 P */
const P = 10_000;

const origin = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));

const most = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000));

const liability = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000_000));

const variables = z.object({
  PROVIDER_PORT: z._default(port, 3001),
  PROVIDER_HOST: z._default(z.string(), '0.0.0.0'),
  /** Where the wallet of the site is. */
  WALLET_URL: z._default(origin, 'http://localhost:3000'),
  /** Origin of the pages that may frame a game. */
  SITE_ORIGIN: z.optional(origin),
  PROVIDER_DATA: z._default(z.string().check(z.minLength(1)), '.data/provider'),
  /** `1` serves pages that the console of the site can steer. */
  QA: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  TRUST_PROXY: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(8)), 0),
  PROVIDER_OPENINGS_PER_ADDRESS: z._default(most, 300),
  PROVIDER_REQUESTS_PER_ADDRESS: z._default(most, 3_000),
  PROVIDER_STREAMS_PER_ADDRESS: z._default(most, 500),
  PROVIDER_REQUESTS_PER_SESSION: z._default(most, 200),
  /** P */
  PROVIDER_SPORTS_PER_SELECTION: z._default(liability, 1_000_000),
  PROVIDER_SPORTS_PER_MATCH: z._default(liability, 3_000_000),
  PROVIDER_SPORTS_PER_PLAYER: z._default(liability, 1_000_000),
  PROVIDER_CODE: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)), 'statehouse-games'),
});

export interface ProviderConfig {
  readonly port: number;
  readonly host: string;
  readonly walletUrl: string;
  readonly siteOrigin: string;
  readonly dataDir: string;
  readonly code: string;
  /** Whether the pages are those for QA, which the console of the site can steer. */
  readonly qa: boolean;
  readonly logLevel: string;
  /** Number of proxies in front whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: number;
  readonly limits: ProviderLimits;
  readonly liability: LiabilityLimits;
}

/** An address may be that of a whole phone network: its limits keep a flood out, those of a session a greedy page. */
export interface ProviderLimits {
  /** Sessions opened in a minute. */
  readonly openingsPerAddress: number;
  /** Requests in ten seconds. */
  readonly requestsPerAddress: number;
  /** Streams open at a time. */
  readonly streamsPerAddress: number;
  /** Requests in ten seconds. */
  readonly requestsPerSession: number;
}

/** @throws ConfigError names the variable that is wrong. */
export function readProviderConfig(env: Readonly<Record<string, string | undefined>>): ProviderConfig {
  const read = variables.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { data } = read;
  return {
    port: data.PROVIDER_PORT,
    host: data.PROVIDER_HOST,
    walletUrl: new URL(data.WALLET_URL).origin,
    siteOrigin: new URL(data.SITE_ORIGIN ?? data.WALLET_URL).origin,
    dataDir: data.PROVIDER_DATA,
    code: data.PROVIDER_CODE,
    qa: data.QA === '1',
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    limits: {
      openingsPerAddress: data.PROVIDER_OPENINGS_PER_ADDRESS,
      requestsPerAddress: data.PROVIDER_REQUESTS_PER_ADDRESS,
      streamsPerAddress: data.PROVIDER_STREAMS_PER_ADDRESS,
      requestsPerSession: data.PROVIDER_REQUESTS_PER_SESSION,
    },
    liability: {
      perSelection: data.PROVIDER_SPORTS_PER_SELECTION * P,
      perMatch: data.PROVIDER_SPORTS_PER_MATCH * P,
      perPlayer: data.PROVIDER_SPORTS_PER_PLAYER * P,
    },
  };
}
