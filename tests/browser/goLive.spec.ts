import { afterAll, beforeAll, it } from 'vitest';
import { bankAccountContract } from '../../src/api/contract/money/bankAccount.ts';
import { depositContract } from '../../src/api/contract/money/deposit.ts';
import { withdrawalContract } from '../../src/api/contract/money/withdraw.ts';
import { codeAt } from '../support/authenticator.ts';
import { newKey } from '../support/payments.ts';
import { createPlayer } from '../support/player.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { type Production, startProduction } from './support/production.ts';
import { boardKinds } from './support/rounds/boardKinds.ts';
import { openGame, playRound } from './support/rounds/playRounds.ts';
import { openPagesAt, type Site, VIEWPORTS } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

let brand: Production;
beforeAll(async () => {
  brand = await startProduction();
}, 120_000);
afterAll(() => brand?.stop());

const pages = openPagesAt(() => brand.url);
const P = 10_000;
const PAYMENT_PASSWORD = '135792';
const DESK = { viewport: 'desktop', lang: 'EN' } as const;

/** Signs in for the first time, with the authenticator app that production asks for. */
async function firstSignIn({ name, password }: Production['operators'][number]) {
  const desk = await operatorAt(pages as Site, DESK);
  const { page, t } = desk;
  await desk.typeName(name, password);
  await page.getByLabel(t('desk_account_current'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('desk_account_continue'), exact: true }).click();
  const text = await page.getByText(/^(?:[A-Z2-7]{4}\s?){8}$/).innerText();
  await page
    .getByRole('textbox')
    .last()
    .fill(codeAt(text.replaceAll(/\s/g, ''), Date.now()));
  await page.getByRole('button', { name: t('ways_turn_on'), exact: true }).click();
  await page.getByRole('button', { name: t('ways_codes_kept'), exact: true }).click();
  await seen(page.getByRole('navigation', { name: t('desk_menu') }));
  await desk.stands();
  return desk;
}
type Desk = Awaited<ReturnType<typeof firstSignIn>>;

/** Takes over everything that gateway or provider offer. */
async function addAll(desk: Desk, page: 'paymentMethods' | 'vendors'): Promise<void> {
  const { main, dialog, t } = desk;
  const key = page === 'vendors' ? 'importAllVendors' : 'importAllMethods';
  const label = t(`desk_action_${key}`);
  await desk.goTo(page);
  await main.getByRole('tab', { name: t('desk_queue_offered'), exact: true }).click();
  await main.getByRole('button', { name: label, exact: true }).click();
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await desk.done(key);
}

it('[STATUS-01] [WALLET-02] goes from nothing to a paid withdrawal, in production behind TLS, with the desk alone', {
  timeout: 240_000,
}, async () => {
  const [first, second] = brand.operators;
  if (first === undefined || second === undefined) throw new Error('two operators open a site');
  const t = wordsOf('EN');
  const visitor = await pages.openPage({ path: '/' });
  visitor.allow(/503/);
  await seen(visitor.page.getByRole('heading', { name: t('maintenance_title') }));

  const anong = await firstSignIn(first);
  const chai = await firstSignIn(second);
  await addAll(anong, 'paymentMethods');
  await addAll(anong, 'vendors');
  await anong.goTo('setup');
  await seen(anong.main.getByText(t('desk_setup_progress', { done: 12, count: 12 })));
  await anong.act(t('desk_action_openBrand'), { says: t('desk_say_openBrand_first') });
  await chai.goTo('setup');
  await chai.act(t('desk_action_openBrand'), { says: t('desk_say_openBrand_second', { name: 'anong' }) });
  await chai.done('openBrand');

  const { page } = visitor;
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: t('register_title'), exact: true });
  await form.getByText(t('register_by_username'), { exact: true }).first().click();
  await form.getByText(t('register_more')).click();
  const typed = { username: 'walker1', password: 'Lantern-Boat-77', mobileNum: '812345699' };
  for (const [field, text] of Object.entries({
    ...typed,
    payeeName: 'Somsak Jaidee',
    paymentPassword: PAYMENT_PASSWORD,
  }))
    await form.locator(`input[name="${field}"]`).fill(text);
  for (const place of [0, 1]) await form.getByRole('checkbox').nth(place).check();
  await form.getByRole('button', { name: t('register_submit'), exact: true }).click();
  await gone(form);
  await eventually(() => page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull();

  await page.goto('/member/depositv2');
  await page.getByRole('radio', { name: /QR payment/ }).click();
  await page.getByRole('textbox', { name: t('amount'), exact: true }).fill('500');
  const { centre } = playerAt(page, t);
  await centre.getByRole('button', { name: t('deposit_submit'), exact: true }).click();
  await page.getByRole('link', { name: t('deposit_cashier') }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await seen(page.getByRole('textbox', { name: t('amount'), exact: true }));

  const player = createPlayer({ baseURL: brand.server, fetch, now: Date.now });
  player.token = await page.evaluate(() => sessionStorage.getItem('token'));
  const deposits = async () => {
    const now = Date.now();
    const request = { from: now - 3_600_000, to: now + 60_000, page: 1, pageSize: '10', group: 'all' } as const;
    const { list } = await player.api(depositContract.list, { request: { ...request, language: 'EN' } });
    return list.map(({ amount, status }) => [amount, status]);
  };
  await eventually(deposits).toEqual([[500 * P, 'paid']]);

  await page.setViewportSize(VIEWPORTS.desktop);
  const [slot] = boardKinds;
  if (slot === undefined) throw new Error('no game to play');
  await playRound(await openGame(visitor, slot));

  const { banks } = await player.api(bankAccountContract.list, { request: { language: 'EN' } });
  const [bank] = banks;
  const { id } = await player.api(bankAccountContract.add, {
    request: {
      ...{ bank: bank?.code ?? '', holderName: 'Somsak Jaidee', paymentPassword: PAYMENT_PASSWORD },
      accountNumber: '7'.repeat(bank?.minDigits ?? 0),
    },
    idempotencyKey: newKey(),
  });
  const { id: withdrawal } = await player.api(withdrawalContract.request, {
    request: {
      method: 'TRANSFER',
      amount: 300 * P,
      bankAccountId: id,
      paymentPassword: PAYMENT_PASSWORD,
      language: 'EN',
    },
    idempotencyKey: newKey(),
  });

  await anong.open('toApprove', 'P 300.00');
  await anong.act(t('desk_action_approve'));
  await anong.act(t('desk_action_pay'));
  const paid = async () => {
    const request = { id: withdrawal, language: 'EN' } as const;
    return (await player.api(withdrawalContract.detail, { request, headers: {} })).status;
  };
  await eventually(paid).toBe('awaiting');
});
