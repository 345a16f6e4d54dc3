import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { readGatewayConfig } from '../../gateway/config.ts';
import { readProviderConfig } from '../../provider/config.ts';
import { type Answers, askAll } from '../../scripts/setup/questions.ts';
import { setupFiles, slugOf } from '../../scripts/setup/setupFiles.ts';
import { readConfig } from '../../server/config.ts';
import { readBrand } from '../../server/site/site/brand.ts';

const secrets = {
  dataKey: Buffer.alloc(32, 7).toString('base64'),
  paymentKey: 'a'.repeat(64),
  metricsToken: 'metrics-token-of-the-site',
  passwords: ['quiet-harbour-91-lamp', 'green-ferry-17-anchor'],
};
const brand = JSON.parse(readFileSync('brands/statehouse.json', 'utf8')) as Record<string, unknown>;

/** Answers one line after the other; null once there are no more. */
async function answered(...typed: readonly string[]) {
  const [lines, said, asked] = [[...typed], [] as string[], [] as string[]];
  const answers = await askAll(
    async (text) => {
      asked.push(text);
      return lines.shift() ?? null;
    },
    (text) => said.push(text.trim()),
  );
  return { answers, said, asked };
}

const filesOf = (answers: Answers) =>
  new Map(
    setupFiles(answers, secrets, { folder: '/srv/rimnam', brand }).map((file) => [
      file.path.replace('/srv/rimnam/', ''),
      file,
    ]),
  );
const variablesIn = (files: ReturnType<typeof filesOf>, name: string) => parseEnv(files.get(name)?.text ?? '');

it('asks again for what cannot be, and takes the rest from what was said', async () => {
  const { answers, said, asked } = await answered(
    ...['Rim Nam', 'rimnam.example', 'http://rimnam.example', 'https://rimnam.example/', '', '', ''],
    ...['', '', '', 'anong', 'Anong, chai'],
  );
  expect(said).toEqual([
    'An https address without a path, such as https://play.example.com',
    'An https address without a path, such as https://play.example.com',
    'At least two different names',
  ]);
  expect(asked).toContain('Address of the games [https://games.rimnam.example]: ');
  expect(answers).toEqual({
    ...{ name: 'Rim Nam', site: 'https://rimnam.example', games: 'https://games.rimnam.example' },
    ...{ pay: 'https://pay.rimnam.example', database: '', smtp: '', mailFrom: '', sms: '', gateway: '' },
    ...{ gatewayKey: '', operators: ['anong', 'chai'] },
  });
});

it('writes nothing where not every question was answered', async () => {
  expect((await answered('Rim Nam', 'https://rimnam.example')).answers).toBeNull();
});

const own: Answers = {
  ...{ name: 'Rim Nam', site: 'https://rimnam.example', games: 'https://games.rimnam.example' },
  ...{ pay: 'https://pay.rimnam.example', database: 'postgresql://rim:nam@db:5432/rimnam' },
  ...{ smtp: 'smtps://rim:n$m@mail.example:465', mailFrom: 'Rim Nam <no-reply@rimnam.example>' },
  ...{ sms: 'https://sms.example/send', gateway: '', gatewayKey: '', operators: ['anong', 'chai'] },
};

it('writes variables with which site, games and gateway of one machine start and know each other', () => {
  const files = filesOf(own);
  expect([...files].map(([name, { isSecret }]) => [name, isSecret])).toEqual([
    ['brands/rim-nam.json', false],
    ['site.env', true],
    ['games.env', true],
    ['pay.env', true],
    ['Caddyfile', false],
  ]);
  const site = readConfig(variablesIn(files, 'site.env'));
  expect(site).toMatchObject({
    ...{ production: true, brand: 'rim-nam', merchant: 'rim-nam', port: 3000, host: '127.0.0.1', trustProxy: 1 },
    ...{ databaseUrl: 'postgresql://rim:nam@db:5432/rimnam', siteUrl: 'https://rimnam.example' },
    ...{ providerUrl: 'https://games.rimnam.example', domains: ['rimnam.example'], dataDir: '/srv/rimnam/data' },
    ...{ smtpUrl: 'smtps://rim:n$m@mail.example:465', mailFrom: 'Rim Nam <no-reply@rimnam.example>' },
    ...{ smsWebhookUrl: 'https://sms.example/send', payment: { url: 'http://127.0.0.1:3002', keys: ['a'.repeat(64)] } },
  });
  expect(site.operators.map(({ name, role }) => [name, role])).toEqual([
    ['anong', 'operator'],
    ['chai', 'operator'],
  ]);
  const games = readProviderConfig(variablesIn(files, 'games.env'));
  expect(games).toMatchObject({
    ...{ port: 3001, walletUrl: 'http://127.0.0.1:3000', siteOrigin: 'https://rimnam.example' },
    // Where the site finds its key.
    dataDir: join(site.dataDir, 'provider'),
  });
  expect(readGatewayConfig(variablesIn(files, 'pay.env'))).toMatchObject({
    ...{ port: 3002, url: 'https://pay.rimnam.example', siteUrl: 'http://127.0.0.1:3000' },
    ...{ merchant: 'rim-nam', keys: ['a'.repeat(64)] },
  });
  expect(files.get('Caddyfile')?.text).toBe(
    [
      'rimnam.example {\n\treverse_proxy 127.0.0.1:3000\n}\n',
      'games.rimnam.example {\n\treverse_proxy 127.0.0.1:3001\n}\n',
      'pay.rimnam.example {\n\treverse_proxy 127.0.0.1:3002\n}\n',
    ].join('\n'),
  );
});

it('uses a gateway that is there, and leaves out what comes later', () => {
  const files = filesOf({
    ...own,
    ...{ database: '', smtp: '', sms: '', gateway: 'https://gateway.example', gatewayKey: 'k'.repeat(40), pay: '' },
  });
  expect(files.has('pay.env')).toBe(false);
  expect(files.get('site.env')?.text).toContain('# SMTP_URL=\n# MAIL_FROM=\n# SMS_WEBHOOK_URL=\n');
  expect(readConfig(variablesIn(files, 'site.env'))).toMatchObject({
    ...{ databaseUrl: null, smtpUrl: null, mailFrom: null, smsWebhookUrl: null },
    payment: { url: 'https://gateway.example', keys: ['k'.repeat(40)] },
  });
  expect(files.get('Caddyfile')?.text).not.toContain('pay.');
});

it('writes a brand that a server takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'statehouse-brands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = filesOf(own).get('brands/rim-nam.json');
  writeFileSync(join(folder, basename(file?.path ?? '')), file?.text ?? '');
  expect(await readBrand('rim-nam', folder)).toMatchObject({ name: 'Rim Nam' });
});

it.each([
  ['Rim Nam', 'rim-nam'],
  ['  88 Lotus! ', 'lotus'],
  ['Café Été', 'cafe-ete'],
  ['ริมน้ำ', 'my-brand'],
  ['Statehouse', 'my-brand'],
])('%j is the file %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
