import { join } from 'node:path';
import type { Answers } from './questions.ts';

/** A file to write; one with secrets is for its owner alone. */
export interface SetupFile {
  readonly path: string;
  readonly text: string;
  readonly isSecret: boolean;
}

export interface Secrets {
  /** 32 bytes, base64. */
  readonly dataKey: string;
  readonly paymentKey: string;
  readonly metricsToken: string;
  /** In the order of the operators. */
  readonly passwords: readonly string[];
}

const PORTS = { site: 3000, games: 3001, pay: 3002 } as const;

/** Name of the brand's file, and code of the merchant. */
export const slugOf = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return slug === '' || slug === 'statehouse' ? 'my-brand' : slug;
};

/** Quoted so that Node and a shell read the same. */
const lineOf = ([name, value]: readonly [string, string]): string =>
  value === '' ? `# ${name}=` : /^[\w:/.@+=,-]*$/.test(value) ? `${name}=${value}` : `${name}='${value}'`;
const envOf = (variables: Readonly<Record<string, string | number>>): string =>
  `${Object.entries(variables)
    .map(([name, value]) => lineOf([name, String(value)]))
    .join('\n')}\n`;

/** Everything that a first production site needs on one machine, behind one proxy with TLS. */
export function setupFiles(
  answers: Answers,
  secrets: Secrets,
  { folder, brand }: { readonly folder: string; readonly brand: Readonly<Record<string, unknown>> },
): readonly SetupFile[] {
  const { name, site, games, pay, database, smtp, mailFrom, sms, gateway, gatewayKey, operators } = answers;
  const slug = slugOf(name);
  const hasOwnGateway = gateway !== '';
  const paymentKey = gatewayKey || secrets.paymentKey;
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const data = join(folder, 'data');
  const secret = (file: string, variables: Readonly<Record<string, string | number>>): SetupFile => ({
    ...{ path: join(folder, file), text: envOf(variables), isSecret: true },
  });
  return [
    { path: `brands/${slug}.json`, text: `${JSON.stringify({ ...brand, name }, null, 2)}\n`, isSecret: false },
    secret('site.env', {
      ...{ NODE_ENV: 'production', BRAND: slug, MERCHANT: slug, PORT: PORTS.site, HOST: '127.0.0.1', DATA_DIR: data },
      ...{ DATABASE_URL: database, DATA_KEY: secrets.dataKey, SITE_URL: site, DOMAINS: new URL(site).hostname },
      ...{ TRUST_PROXY: 1, PROVIDER_URL: games, PAYMENT_URL: hasOwnGateway ? gateway : local(PORTS.pay) },
      ...{ PAYMENT_KEY: paymentKey, SMTP_URL: smtp, MAIL_FROM: smtp === '' ? '' : mailFrom, SMS_WEBHOOK_URL: sms },
      ...{ METRICS_TOKEN: secrets.metricsToken },
      DESK_OPERATORS: operators.map((one, place) => `${one}:${secrets.passwords[place]}`).join(','),
    }),
    secret('games.env', {
      ...{ PROVIDER_PORT: PORTS.games, PROVIDER_HOST: '127.0.0.1', PROVIDER_DATA: join(data, 'provider') },
      ...{ WALLET_URL: local(PORTS.site), SITE_ORIGIN: site, TRUST_PROXY: 1 },
    }),
    ...(hasOwnGateway
      ? []
      : [
          secret('pay.env', {
            ...{ GATEWAY_PORT: PORTS.pay, GATEWAY_HOST: '127.0.0.1', GATEWAY_URL: pay, MERCHANT: slug },
            ...{ GATEWAY_DATA: join(data, 'gateway'), SITE_URL: local(PORTS.site), PAYMENT_KEY: paymentKey },
          }),
        ]),
    { path: join(folder, 'Caddyfile'), text: caddyfile(answers), isSecret: false },
  ];
}

/** TLS by itself for each address, as Caddy does. */
function caddyfile({ site, games, pay, gateway }: Answers): string {
  const places = [
    [site, PORTS.site],
    [games, PORTS.games],
    ...(gateway === '' ? [[pay, PORTS.pay] as const] : []),
  ] as const;
  return places
    .map(([address, port]) => `${new URL(address).host} {\n\treverse_proxy 127.0.0.1:${port}\n}\n`)
    .join('\n');
}
