// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bankAccountContract } from '../../../src/api/contract/money/bankAccount.ts';
import { type DepositDetail, depositContract } from '../../../src/api/contract/money/deposit.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { ends } from '../../model/browser/breakage.ts';
import { PANEL, pageStage, press, pressFirstRow } from '../../model/browser/pageStage.ts';
import { type Account, makesOne } from '../../model/browser/records.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { steerClipboard } from '../../model/browser/steerClipboard.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import type { PausedRequest } from '../../model/kit/browser/interception.ts';
import type { Outcome } from '../../model/kit/outcome.ts';
import { bankAccountFlow } from '../../model/money/bankAccount/bankAccount.spec.ts';
import { bankAccountView } from '../../model/money/bankAccount/bankAccount.view.tsx';
import { depositFlow, methods, row } from '../../model/money/deposit/deposit.spec.ts';
import { depositView } from '../../model/money/deposit/deposit.view.tsx';
import { depositDetailFlow, standing } from '../../model/money/depositDetail/depositDetail.spec.ts';
import { depositDetailView } from '../../model/money/depositDetail/depositDetail.view.tsx';
import { receiptFlow } from '../../model/money/receipt/receipt.spec.ts';
import { receiptView } from '../../model/money/receipt/receipt.view.tsx';
import { accountList, awaitingRow, offer, withdrawFlow } from '../../model/money/withdraw/withdraw.spec.ts';
import { withdrawView } from '../../model/money/withdraw/withdraw.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;

/** What was made opens in the record, over the form: leaves it. */
const leavesWith = (back: string) => async (outcome: Outcome, page: Page) => {
  if (outcome.kind === 'done') await press(back)(page);
};

it(
  '[MEMBER-07] [WALLET-02] takes every transition of a new deposit in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/depositv2',
      calls: { fetchMethods: [depositContract.quote] },
      steering: { sendDeposit: steer(qa, [depositContract.create], { after: leavesWith('All deposits') }) },
      // The provider decides later whether it is paid.
      records: {
        read: async () => (await qa.account({ username: 'somchai' })).made,
        after: { sendDeposit: (made: Account['made']) => makesOne(made, 'deposits') },
      },
      elsewhere: { 'page.language': toldTo('deposit') },
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
  '[WALLET-03] takes every transition of a new withdrawal in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/withdraw',
      calls: {
        fetchQuote: [withdrawalContract.quote],
        fetchAccounts: [bankAccountContract.list],
      },
      steering: {
        sendRequest: steer(qa, [withdrawalContract.request], {
          says: ({ output }) => output,
          after: leavesWith('All withdrawals'),
        }),
        bankAccount: ends(addAccount),
      },
      faulty: ['bankAccount'],
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
      elsewhere: { 'page.language': toldTo('receipt') },
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
