import * as z from 'zod/mini';

export class ConfigError extends Error {}

const origin = z.url({ protocol: /^https?$/ });
const port = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535));

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
  readonly qa?: boolean;
}

/** @throws ConfigError names the variable that is wrong. */
export function readProviderConfig(env: Readonly<Record<string, string | undefined>>): ProviderConfig {
  const read = variables.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ConfigError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { PROVIDER_PORT, PROVIDER_HOST, WALLET_URL, SITE_ORIGIN, PROVIDER_DATA, PROVIDER_CODE, QA } = read.data;
  return {
    port: PROVIDER_PORT,
    host: PROVIDER_HOST,
    walletUrl: new URL(WALLET_URL).origin,
    siteOrigin: new URL(SITE_ORIGIN ?? WALLET_URL).origin,
    dataDir: PROVIDER_DATA,
    code: PROVIDER_CODE,
    qa: QA === '1',
  };
}
