// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bankAccountContract } from '../../../src/api/contract/bankAccount.ts';
import { type DepositDetail, depositContract } from '../../../src/api/contract/deposit.ts';
import { withdrawalContract } from '../../../src/api/contract/withdrawal.ts';
import { bankAccountFlow } from '../../model/bankAccount/bankAccount.spec.ts';
import { bankAccountView } from '../../model/bankAccount/bankAccount.view.tsx';
import { ends } from '../../model/browser/breakage.ts';
import { PANEL, pageStage, press, pressFirstRow } from '../../model/browser/pageStage.ts';
import { type Account, makesOne } from '../../model/browser/records.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { steerClipboard } from '../../model/browser/steerClipboard.ts';
import { depositFlow, methods, row } from '../../model/deposit/deposit.spec.ts';
import { depositView } from '../../model/deposit/deposit.view.tsx';
import { depositDetailFlow, standing } from '../../model/depositDetail/depositDetail.spec.ts';
import { depositDetailView } from '../../model/depositDetail/depositDetail.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { PausedRequest } from '../../model/kit/browser/interception.ts';
import { receiptFlow } from '../../model/receipt/receipt.spec.ts';
import { receiptView } from '../../model/receipt/receipt.view.tsx';
import { accountList, awaitingRow, offer, withdrawFlow } from '../../model/withdraw/withdraw.spec.ts';
import { withdrawView } from '../../model/withdraw/withdraw.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;

it(
  '[MEMBER-07] [WALLET-02] takes every transition of the deposit page in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/depositv2',
      calls: {
        fetchMethods: [depositContract.quote],
        fetchList: [depositContract.list],
      },
      steering: {
        sendDeposit: steer(qa, [depositContract.create]),
        showDeposit: ends(press('All deposits')),
      },
      // The provider decides later whether it is paid.
      records: {
        read: async () => (await qa.account({ username: 'somchai' })).made,
        after: { sendDeposit: (made: Account['made']) => makesOne(made, 'deposits') },
      },
      faulty: ['showDeposit'],
      elsewhere: { 'deposit.seen': toldTo('deposit'), 'page.language': toldTo('deposit') },
    });
    expect(await tourInBrowser(depositFlow, depositView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WALLET-02] takes every transition of a deposit in the browser',
  async () => {
    const looksByItself = (request: PausedRequest) => request.headers['x-background'] === '1';
    const answers = [
      [depositContract.quote, { methods }],
      [depositContract.list, { list: [row], count: 1 }],
    ] as const;
    const made = (detail: DepositDetail) => async (page: Page) => {
      await qa.fault({ endpoint: depositContract.create.id, fault: 'answer', times: 1, value: detail });
      await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('250');
      await page.getByRole('dialog').getByRole('button', { name: 'Deposit', exact: true }).click();
    };
    const stage = pageStage(site, {
      path: '/member/depositv2',
      within: [
        { name: 'the list', answers, press: pressFirstRow },
        { name: 'made now', answers, press: made(standing.starting) },
        { name: 'made in vain', answers, press: made(standing.failed) },
      ],
      steering: {
        fetchDetail: steer(qa, [depositContract.detail], {
          of: (request) => !looksByItself(request),
          says: ({ output }) => output,
        }),
        poll: steer(qa, [depositContract.detail], { of: looksByItself, says: ({ output }) => output }),
        copyText: steerClipboard(),
      },
      elsewhere: { 'page.language': toldTo('depositDetail') },
    });
    expect(await tourInBrowser(depositDetailFlow, depositDetailView, stage)).toEqual([]);
  },
  WALK_MS,
);

/** The server's answer to adding a bank account. */
async function addAccount(page: Page): Promise<void> {
  await qa.fault({ endpoint: bankAccountContract.add.id, fault: 'answer', times: 1, value: { id: 'a1' } });
  await page.getByRole('radio', { name: 'River Bank' }).click();
  for (const [label, value] of [
    ['Account holder', 'Somchai Jaidee'],
    ['Account number', '1234567890'],
    ['Your payment password', '135790'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await press('Add account')(page);
}

const withdrawals = [
  [withdrawalContract.quote, offer],
  [bankAccountContract.list, accountList],
  [withdrawalContract.list, { list: [awaitingRow], count: 1 }],
] as const;

it(
  '[WALLET-03] takes every transition of the withdrawal page in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/withdraw',
      calls: {
        fetchQuote: [withdrawalContract.quote],
        fetchAccounts: [bankAccountContract.list],
        fetchList: [withdrawalContract.list],
        sendRequest: [withdrawalContract.request],
      },
      steering: { receipt: ends(press('All withdrawals')), bankAccount: ends(addAccount) },
      faulty: ['bankAccount', 'receipt'],
      elsewhere: { 'page.language': toldTo('withdraw'), 'page.moneyMoved': toldTo('withdraw') },
    });
    expect(await tourInBrowser(withdrawFlow, withdrawView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WD-01] [WD-02] [WD-03] [WD-04] [WD-05] takes every transition of a receipt in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/withdraw',
      within: [{ name: 'the list', answers: withdrawals, press: pressFirstRow }],
      scope: { selector: `${PANEL.selector} div:has(> [class*="top"] > button)` },
      calls: {
        fetchDetail: [withdrawalContract.detail],
        sendReceived: [withdrawalContract.confirmReceived],
        sendPartly: [withdrawalContract.reportPartly],
        sendNotReceived: [withdrawalContract.reportNotReceived],
        sendDispute: [withdrawalContract.dispute],
      },
    });
    expect(await tourInBrowser(receiptFlow, receiptView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  'takes every transition of a new bank account in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/withdraw',
      within: [{ name: 'the withdrawal page', answers: withdrawals, press: press('Add bank account') }],
      scope: { selector: `${PANEL.selector} :is(form:has([name="bank"]), [role="alert"]:not(form *))` },
      calls: { sendAccount: [bankAccountContract.add] },
    });
    expect(await tourInBrowser(bankAccountFlow, bankAccountView, stage)).toEqual([]);
  },
  WALK_MS,
);
