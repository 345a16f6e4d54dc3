import type { DataKey } from './database/dataKey.ts';
import type { ConfiguredOperator } from './desk/desk/readOperators.ts';
import type { S3Place } from './files/s3Objects.ts';

/** Server configuration. Every field comes from the environment; tests build one with `configOf`. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** PostgreSQL, or null for the embedded database. */
  readonly databaseUrl: string | null;
  /** A replica of it that agents' reports are read from; null reads `databaseUrl`. */
  readonly databaseReadUrl: string | null;
  /** Carries live news between servers instead of the database. */
  readonly natsUrl: string | null;
  readonly qa: boolean;
  readonly production: boolean;
  readonly brand: string;
  readonly merchant: string;
  /** Operators in addition to the demo's; their passwords are secret. */
  readonly operators: readonly ConfiguredOperator[];
  /** Hosts that belong to the merchant; `*` is any. */
  readonly domains: readonly string[];
  /** Number of proxies in front; 0 trusts no forwarded address. */
  readonly trustProxy: number;
  /** Header in which the nearest proxy sends the visitor's country, lower case; null trusts none. */
  readonly countryHeader: string | null;
  /** Secret of whoever reads `/metrics`; null serves it to the own network. */
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly smsWebhookUrl: string | null;
  /** Secret: sent to the SMS service as `Authorization: Bearer`; null sends none. */
  readonly smsWebhookToken: string | null;
  /** The mail server, smtp:// or smtps://; null without one. */
  readonly smtpUrl: string | null;
  /** Sender of email, e.g. `Statehouse <no-reply@example.com>`; required with `smtpUrl`. */
  readonly mailFrom: string | null;
  /** Public address of the site, without a trailing slash; base of links in messages. */
  readonly siteUrl: string;
  /** ISO 3166 code used when no proxy sends a country. */
  readonly defaultCountry: string;
  /** Origin of the game provider, without a trailing slash; null: no games. */
  readonly providerUrl: string | null;
  /** Public Ed25519 keys of the provider by key id, base64 of SPKI or of the raw key. */
  readonly providerKeys: Readonly<Record<string, string>>;
  /** Payment gateway: its origin, without a trailing slash, and the keys shared with it, of which the first signs. */
  readonly payment: { readonly url: string; readonly keys: readonly string[] } | null;
  /** Encrypts the keys in the database; required in production. */
  readonly dataKey: DataKey | null;
  /** Where uploaded files are moved; null keeps them in the database. */
  readonly fileStore: S3Place | null;
  /** Receives the head of the books after each proof; null sends none. */
  readonly anchorWebhookUrl: string | null;
  readonly money: 'play' | 'real';
  /** Days until a changed password expires; 0 is never. */
  readonly passwordMaxAgeDays: number;
  /** Days that messages of the chat room are kept. */
  readonly chatKeptDays: number;
  readonly limits: {
    /** Failed logins of one account in an hour; beyond it, strangers try in growing waits. */
    readonly loginFailuresPerAccount: number;
    /** Failed logins from one address in a minute. */
    readonly loginFailuresPerAddress: number;
    /** Failures after which a login needs a captcha (decision A1). */
    readonly captchaAfterFailures: number;
    /** Registrations from one address in an hour, including those refused for a taken name or a wrong code. */
    readonly registrationsPerAddress: number;
  };
}
