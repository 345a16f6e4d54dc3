import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { ConfigError } from '../../server/configError.ts';

const sentence = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return 'accepted';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      anchorWebhookUrl: null,
      dataKey: null,
      fileStore: null,
      port: 3000,
      host: '0.0.0.0',
      dataDir: '.data',
      databaseReadUrl: null,
      databaseUrl: null,
      natsUrl: null,
      qa: false,
      production: false,
      brand: 'statehouse',
      merchant: 'demo',
      operators: [],
      domains: ['*'],
      trustProxy: 0,
      countryHeader: null,
      logLevel: 'info',
      metricsToken: null,
      smsWebhookUrl: null,
      smsWebhookToken: null,
      smtpUrl: null,
      mailFrom: null,
      siteUrl: 'http://localhost:3000',
      defaultCountry: 'TH',
      payment: null,
      providerUrl: null,
      providerKeys: {},
      money: 'play',
      passwordMaxAgeDays: 0,
      chatKeptDays: 90,
      limits: {
        loginFailuresPerAccount: 20,
        loginFailuresPerAddress: 60,
        captchaAfterFailures: 3,
        registrationsPerAddress: 20,
      },
    });
  });

  it('names desk operators and auditors and refuses guessable passwords', () => {
    const { operators } = readConfig({
      DESK_OPERATORS: 'Anna:a-lantern:by,bert:two-boats-at-noon',
      DESK_AUDITORS: 'cora:rice:fields:green',
    });
    expect(operators).toEqual([
      { name: 'anna', password: 'a-lantern:by', role: 'operator' },
      { name: 'bert', password: 'two-boats-at-noon', role: 'operator' },
      { name: 'cora', password: 'rice:fields:green', role: 'auditor' },
    ]);
    const wrong = (text: string) => sentence({ DESK_OPERATORS: text });
    const shape = 'DESK_OPERATORS must be name:password, with commas between; a name begins with a letter.';
    expect([wrong('anna'), wrong('1a:a-lantern-by-it'), wrong(':a-lantern-by-it')]).toEqual([shape, shape, shape]);
    expect(wrong('anna:short-one')).toBe('DESK_OPERATORS gives anna a password of less than 12 characters.');
    expect(wrong('anna:123456789012')).toBe('DESK_OPERATORS gives anna a password that is easy to guess.');
    expect(sentence({ DESK_OPERATORS: 'anna:a-lantern-by-it', DESK_AUDITORS: 'anna:another-lantern' })).toBe(
      'DESK_OPERATORS and DESK_AUDITORS name anna twice.',
    );
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', BRAND: '' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        PORT: '0',
        DOMAINS: 'a.test, *.b.test,',
        TRUST_PROXY: '1',
        COUNTRY_HEADER: 'CF-IPCountry',
        DATABASE_URL: 'postgres://u:p@h:5432/d',
        DATABASE_READ_URL: 'postgres://u:p@replica:5432/d',
      }),
    ).toMatchObject({
      port: 0,
      domains: ['a.test', '*.b.test'],
      trustProxy: 1,
      countryHeader: 'cf-ipcountry',
      databaseUrl: 'postgres://u:p@h:5432/d',
      databaseReadUrl: 'postgres://u:p@replica:5432/d',
    });
  });

  it.each([
    [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535\.$/],
    [{ PORT: 'three' }, /^PORT must be a whole number from 0 to 65535\.$/],
    [{ QA: 'yes' }, /^QA must be 0 or 1\.$/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgresql:/],
    [{ DATABASE_READ_URL: 'postgres://u:p@replica:5432/d' }, /^DATABASE_READ_URL is a replica of DATABASE_URL\./],
    [{ NATS_URL: 'http://x' }, /^NATS_URL must look like nats:/],
    [{ BRAND: '../etc' }, /^BRAND must be the name of a file in brands/],
    [{ COUNTRY_HEADER: 'country: x' }, /^COUNTRY_HEADER must be the name of a header/],
    [{ SMS_WEBHOOK_URL: 'ftp://x' }, /^SMS_WEBHOOK_URL must be an http/],
    [{ SMS_WEBHOOK_TOKEN: 'a secret' }, /^SMS_WEBHOOK_TOKEN must be letters, digits and signs without a blank\.$/],
    [{ SMTP_URL: 'https://mail.test' }, /^SMTP_URL must look like smtps:/],
    [{ MAIL_FROM: 'a@b.test\r\nBcc: c@d.test' }, /^MAIL_FROM must look like Name </],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM must look like Name </],
    [{ SITE_URL: 'play.example.test' }, /^SITE_URL must be the http/],
    [{ SITE_URL: 'https://play.example.test/#/' }, /^SITE_URL must be an address without \? and #\.$/],
    [{ NODE_ENV: 'production' }, /^A production server needs SITE_URL and PROVIDER_URL: the addresses/],
    [{ NODE_ENV: 'production', SITE_URL: 'https://a.test' }, /^A production server needs PROVIDER_URL: the addresses/],
    [
      { NODE_ENV: 'production', SITE_URL: 'https://a.test', PROVIDER_URL: 'https://b.test' },
      /^A production server needs DATA_KEY/,
    ],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must be at least 16 letters, digits and signs without a blank\.$/],
    [{ DATA_KEY: 'short' }, /^DATA_KEY must be 32 random bytes as base64/],
    [{ ANCHOR_WEBHOOK_URL: 'ftp://x' }, /^ANCHOR_WEBHOOK_URL must be an http/],
    [{ FILES_URL: 's3://bucket' }, /^FILES_URL must be the address of a bucket without keys in it/],
    [
      { FILES_URL: 'https://key:secret@s3.test/bucket' },
      /^FILES_URL must be the address of a bucket without keys in it/,
    ],
    [{ QA: '1', NODE_ENV: 'production' }, /Unset QA, or unset NODE_ENV=production\.$/],
  ])('explains the fix for %j', (env, words) => {
    expect(sentence(env)).toMatch(words);
  });

  it('sends email only with a sender and a public URL for links', () => {
    const SMTP_URL = 'smtps://user:password@mail.test:465';
    expect(sentence({ SMTP_URL })).toBe(
      'SMTP_URL needs MAIL_FROM and SITE_URL. Set them, or leave SMTP_URL out to send no email.',
    );
    expect(sentence({ SMTP_URL, MAIL_FROM: 'a@b.test' })).toMatch(/^SMTP_URL needs SITE_URL\./);
    const config = readConfig({ SMTP_URL, MAIL_FROM: 'Statehouse <a@b.test>', SITE_URL: 'https://play.test/' });
    expect([config.smtpUrl, config.mailFrom, config.siteUrl]).toEqual([
      SMTP_URL,
      'Statehouse <a@b.test>',
      'https://play.test',
    ]);
  });

  it('moves files to a bucket only with its keys', () => {
    const FILES_URL = 'https://s3.test/bucket/uploads/?region=ap-southeast-1';
    expect(sentence({ FILES_URL, FILES_KEY_ID: 'AKIATEST' })).toBe(
      'FILES_URL needs FILES_KEY_ID and FILES_SECRET. Set them, or leave FILES_URL out to keep files in the database.',
    );
    const keys = { FILES_KEY_ID: 'AKIATEST', FILES_SECRET: 'a/b+c' };
    expect(readConfig({ FILES_URL, ...keys }).fileStore).toEqual({
      url: 'https://s3.test/bucket/uploads',
      region: 'ap-southeast-1',
      keyId: 'AKIATEST',
      secret: 'a/b+c',
    });
    expect(readConfig({ FILES_URL: 'https://bucket.s3.test', ...keys }).fileStore?.region).toBeNull();
  });

  it('links to the listening port by default', () => {
    expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  });

  it('reports every error at once', () => {
    expect(sentence({ PORT: 'x', QA: 'x' }).split('\n')).toHaveLength(2);
  });

  it('allows real money only with a licence, a jurisdiction, a list of countries and a payment gateway', () => {
    expect(sentence({ REAL_MONEY: '1' })).toBe(
      'REAL_MONEY=1 needs LICENCE, JURISDICTION, COUNTRIES, PAYMENT_URL. Set them, or leave REAL_MONEY out to play for P.',
    );
    expect(sentence({ REAL_MONEY: '1', LICENCE: 'L-1', JURISDICTION: 'IM' })).toMatch(/needs COUNTRIES, PAYMENT_URL\./);
    const licensed = { REAL_MONEY: '1', LICENCE: 'L-1', JURISDICTION: 'IM', COUNTRIES: 'IM' };
    const PAYMENT_URL = 'https://pay.example.com/';
    expect(sentence({ ...licensed, PAYMENT_URL })).toMatch(/^PAYMENT_URL needs PAYMENT_KEY/);
    expect(sentence({ ...licensed, PAYMENT_URL, PAYMENT_KEY: 'short' })).toMatch(/PAYMENT_KEY.*at least 32/);
    const PAYMENT_KEY = `${'a'.repeat(32)},${'b'.repeat(40)}`;
    const { money, payment } = readConfig({ ...licensed, PAYMENT_URL, PAYMENT_KEY });
    expect([money, payment]).toEqual([
      'real',
      { url: 'https://pay.example.com', keys: ['a'.repeat(32), 'b'.repeat(40)] },
    ]);
  });
});
