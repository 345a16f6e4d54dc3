import * as z from 'zod';
import { ConfigError } from './configError.ts';
import { dataKeyOf } from './database/dataKey.ts';
import { type ConfiguredOperator, readOperators } from './desk/desk/readOperators.ts';
import type { S3Place } from './files/s3Objects.ts';
import { readPublicKey } from './play/provider/publicKey.ts';
import type { ServerConfig } from './serverConfig.ts';

export type { ServerConfig } from './serverConfig.ts';

const DEFAULT_PORT = 3000;

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
});
const flag = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform((value) => value === '1');
const whole = (from: number, to: number, standard: number) => {
  const words = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number(words).int(words).min(from, words).max(to, words).default(standard);
};
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const operators = (role: ConfiguredOperator['role']) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return readOperators(text, role);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    });

const PROVIDER_KEYS_TEXT = 'must be JSON such as {"key-1":"<base64 of an Ed25519 public key>"}';
const providerKeys = z
  .string()
  .default('{}')
  .transform((text, context) => {
    try {
      const keys = z.record(z.string(), z.string()).parse(JSON.parse(text));
      for (const key of Object.values(keys)) readPublicKey(key);
      return keys;
    } catch {
      context.addIssue(PROVIDER_KEYS_TEXT);
      return z.NEVER;
    }
  });

const FEWEST_KEY_CHARACTERS = 32;
const PAYMENT_KEY_TEXT = `must be at least ${FEWEST_KEY_CHARACTERS} letters, digits and signs without a blank; two with a comma while one replaces the other`;
const paymentKeys = list.refine(
  (keys) => keys.length <= 2 && keys.every((key) => /^[\x21-\x7e]+$/.test(key) && key.length >= FEWEST_KEY_CHARACTERS),
  PAYMENT_KEY_TEXT,
);

const DATA_KEY_BYTES = 32;
const dataKey = z
  .string()
  .transform((text, context) => {
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length === DATA_KEY_BYTES) return dataKeyOf(bytes);
    context.addIssue('must be 32 random bytes as base64, e.g. from: openssl rand -base64 32');
    return z.NEVER;
  })
  .optional();

const FILES_TEXT =
  'must be the address of a bucket without keys in it, e.g. https://s3.ap-southeast-1.amazonaws.com/bucket?region=ap-southeast-1';
const filesUrl = z
  .url({ protocol: /^https?$/, error: FILES_TEXT })
  .regex(/^[^@?#]+(?:\?region=[a-z0-9-]+)?$/, FILES_TEXT);

const environment = z.object({
  PORT: whole(0, 65_535, DEFAULT_PORT),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  NATS_URL: z.url({ protocol: /^(nats|tls)$/, error: 'must look like nats://host:4222' }).optional(),
  QA: flag,
  NODE_ENV: z.string().optional(),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of a file in brands/, e.g. statehouse')
    .default('statehouse'),
  MERCHANT: z.string().default('demo'),
  DESK_OPERATORS: operators('operator'),
  DESK_AUDITORS: operators('auditor'),
  DOMAINS: list.default(['*']),
  TRUST_PROXY: whole(0, 8, 0),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header, e.g. CF-IPCountry')
    .toLowerCase()
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 letters, digits and signs without a blank')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SMS_WEBHOOK_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without a blank')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@host:465' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must look like Name <no-reply@example.com>',
    )
    .optional(),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be the http(s) address that visitors open' })
    .regex(/^[^?#]*$/, 'must be an address without ? and #')
    .optional(),
  DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, e.g. TH')
    .default('TH'),
  PROVIDER_URL: z
    .url({ protocol: /^https?$/, error: 'must be the http(s) address of the game provider' })
    .regex(/^[^?#]*$/, 'must be an address without ? and #')
    .optional(),
  PROVIDER_KEYS: providerKeys,
  PAYMENT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the http(s) address of the payment gateway' })
    .regex(/^[^?#]*$/, 'must be an address without ? and #')
    .optional(),
  PAYMENT_KEY: paymentKeys.default([]),
  DATA_KEY: dataKey,
  DATA_KEY_PREVIOUS: dataKey,
  FILES_URL: filesUrl.optional(),
  FILES_KEY_ID: z.string().optional(),
  FILES_SECRET: z.string().optional(),
  ANCHOR_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  REAL_MONEY: flag,
  LICENCE: z.string().default(''),
  JURISDICTION: z.string().default(''),
  COUNTRIES: list.default([]),
  PASSWORD_MAX_AGE_DAYS: whole(0, 3650, 0),
  CHAT_KEPT_DAYS: whole(1, 3650, 90),
  LOGIN_FAILURES_PER_ACCOUNT: whole(1, 1_000_000, 20),
  LOGIN_FAILURES_PER_ADDRESS: whole(1, 1_000_000, 60),
  CAPTCHA_AFTER_FAILURES: whole(1, 1_000_000, 3),
  REGISTRATIONS_PER_ADDRESS: whole(1, 1_000_000, 20),
});

/**
 * Reads and checks the environment.
 * @throws {ConfigError} with one sentence for each invalid variable.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(set);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'));
  }
  const settings = read.data;
  const production = settings.NODE_ENV === 'production';
  if (settings.QA && production) {
    throw new ConfigError(
      'QA=1 opens doors that a production server must not have. Unset QA, or unset NODE_ENV=production.',
    );
  }
  if (production) refuseWithoutAddresses(settings);
  if (production && !settings.DATA_KEY) {
    throw new ConfigError(
      'A production server needs DATA_KEY, which encrypts the keys in the database. Set it to 32 random bytes as base64, e.g. from: openssl rand -base64 32',
    );
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL)
    throw new ConfigError('DATABASE_READ_URL is a replica of DATABASE_URL. Set both, or only DATABASE_URL.');
  if (settings.REAL_MONEY) refuseWithoutLicence(settings);
  if (settings.SMTP_URL) refuseWithoutSender(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    natsUrl: settings.NATS_URL ?? null,
    qa: settings.QA,
    production,
    brand: settings.BRAND,
    merchant: settings.MERCHANT,
    operators: eachOnce([...settings.DESK_OPERATORS, ...settings.DESK_AUDITORS]),
    domains: settings.DOMAINS,
    trustProxy: settings.TRUST_PROXY,
    countryHeader: settings.COUNTRY_HEADER ?? null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    logLevel: settings.LOG_LEVEL,
    smsWebhookUrl: settings.SMS_WEBHOOK_URL ?? null,
    smsWebhookToken: settings.SMS_WEBHOOK_TOKEN ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? null,
    siteUrl: (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    defaultCountry: settings.DEFAULT_COUNTRY,
    providerUrl: settings.PROVIDER_URL?.replace(/\/+$/, '') ?? null,
    providerKeys: settings.PROVIDER_KEYS,
    payment: gatewayOf(settings),
    dataKey: settings.DATA_KEY ?? null,
    fileStore: fileStoreOf(settings),
    anchorWebhookUrl: settings.ANCHOR_WEBHOOK_URL ?? null,
    money: settings.REAL_MONEY ? 'real' : 'play',
    passwordMaxAgeDays: settings.PASSWORD_MAX_AGE_DAYS,
    chatKeptDays: settings.CHAT_KEPT_DAYS,
    limits: {
      loginFailuresPerAccount: settings.LOGIN_FAILURES_PER_ACCOUNT,
      loginFailuresPerAddress: settings.LOGIN_FAILURES_PER_ADDRESS,
      captchaAfterFailures: settings.CAPTCHA_AFTER_FAILURES,
      registrationsPerAddress: settings.REGISTRATIONS_PER_ADDRESS,
    },
  };
}

function gatewayOf({ PAYMENT_URL: url, PAYMENT_KEY: keys }: z.output<typeof environment>): ServerConfig['payment'] {
  if (url === undefined) return null;
  if (keys.length === 0)
    throw new ConfigError('PAYMENT_URL needs PAYMENT_KEY, the key that the payment gateway and this site sign with.');
  return { url: url.replace(/\/+$/, ''), keys };
}

function fileStoreOf({
  FILES_URL: address,
  FILES_KEY_ID: keyId,
  FILES_SECRET: secret,
}: z.output<typeof environment>): S3Place | null {
  if (address === undefined) return null;
  if (!keyId || !secret)
    throw new ConfigError(
      'FILES_URL needs FILES_KEY_ID and FILES_SECRET. Set them, or leave FILES_URL out to keep files in the database.',
    );
  const [url = '', region = null] = address.split('?region=');
  return { url: url.replace(/\/+$/, ''), region, keyId, secret };
}

function eachOnce(operators: readonly ConfiguredOperator[]): readonly ConfiguredOperator[] {
  const twice = operators.find(({ name }, place) => operators.findIndex((other) => other.name === name) !== place);
  if (twice) throw new ConfigError(`DESK_OPERATORS and DESK_AUDITORS name ${twice.name} twice.`);
  return operators;
}

/** Decision S1: real money only with a licence, a jurisdiction, a list of countries and a payment gateway. */
function refuseWithoutLicence(settings: z.output<typeof environment>): void {
  const missing = (['LICENCE', 'JURISDICTION', 'COUNTRIES', 'PAYMENT_URL'] as const).filter(
    (name) => (settings[name] ?? '').length === 0,
  );
  if (missing.length === 0) return;
  throw new ConfigError(`REAL_MONEY=1 needs ${missing.join(', ')}. Set them, or leave REAL_MONEY out to play for P.`);
}

/** A production site opens games and links elsewhere than on this machine. */
function refuseWithoutAddresses(settings: z.output<typeof environment>): void {
  const missing = (['SITE_URL', 'PROVIDER_URL'] as const).filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  throw new ConfigError(
    `A production server needs ${missing.join(' and ')}: the addresses that players' browsers open, e.g. SITE_URL=https://play.example.com PROVIDER_URL=https://games.example.com`,
  );
}

/** Email needs a sender and links that do not point to localhost. */
function refuseWithoutSender(settings: z.output<typeof environment>): void {
  const missing = (['MAIL_FROM', 'SITE_URL'] as const).filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  throw new ConfigError(`SMTP_URL needs ${missing.join(' and ')}. Set them, or leave SMTP_URL out to send no email.`);
}
