import { afterAll, beforeAll, it } from 'vitest';
import { freePort, type ServerProcess, startServer } from '../../scripts/serverProcess.ts';
import { PAYMENT_KEY, startTestGateway, type TestGateway } from '../support/gateway.ts';
import { playerAt } from './support/player.ts';
import { openPagesAt } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

let gateway: TestGateway;
let server: ServerProcess;
beforeAll(async () => {
  const port = await freePort();
  gateway = await startTestGateway(`http://127.0.0.1:${port}`);
  const env = { QA: '1', SITE_URL: `http://127.0.0.1:${port}`, PAYMENT_URL: gateway.url, PAYMENT_KEY };
  server = await startServer({ env, port });
});
afterAll(async () => {
  await server?.stop();
  await gateway?.stop();
});

const { openPage } = openPagesAt(() => server.url);

it('[WALLET-02] pays a deposit on the gateway’s page and finds it credited, on a phone in Thai', async () => {
  const t = wordsOf('TH');
  const { page } = await openPage({ lang: 'TH', as: 'somchai', path: '/member/depositv2' });
  const { balance, centre } = playerAt(page, t);
  await centre.getByRole('radio', { name: /สแกนจ่าย QR/ }).click();
  await centre.getByRole('textbox', { name: t('amount'), exact: true }).fill('250');
  await centre.getByRole('button', { name: t('deposit_submit'), exact: true }).click();
  await page.getByRole('link', { name: t('deposit_cashier') }).click();
  await seen(page.getByText('P 250.00'));
  await page.getByRole('button', { name: 'ชำระเงิน', exact: true }).click();
  await seen(page.getByRole('status').getByText('ชำระแล้ว'));
  await page.getByRole('link', { name: 'กลับไปที่เว็บไซต์' }).click();
  await eventually(() => balance.innerText()).toBe('P 12,730.50');
});
