import { expect, it } from 'vitest';
import { type BillRow, billContract } from '../../src/api/contract/agent/bill.ts';
import { statementContract } from '../../src/api/contract/money/statement.ts';
import { businessDay, daysLater, startOfDay } from '../../src/api/contract/rules/businessDay.ts';
import { formatMoney } from '../../src/ui/kit/money.ts';
import { apiAs } from './support/apiAs.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { startSite } from './support/site.ts';
import { gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const MINUTE_MS = 60_000;
const [PAYER, PAYEE] = ['agent41', 'agent42'] as const;

/** Daily wages on so many valid bets that an operator must review them: settled, and pending. */
async function largeBill(): Promise<BillRow> {
  const bet = (username: string, requestId: string, stake: number, payout: number) =>
    site.qa.settleBet({ username, requestId, vendor: 'NAGA', stake: stake * P, payout: payout * P });
  await bet(PAYER, 'payer-wins', 1, 1_000_000);
  await bet(PAYEE, 'payee-wins', 1, 20_000_001);
  await bet(PAYEE, 'payee-plays-on', 20_000_000, 20_000_000);
  const { serverTime } = await site.qa.state({});
  await site.qa.travel({ ms: startOfDay(daysLater(businessDay(serverTime), 1)) + 45 * MINUTE_MS - serverTime });
  await site.qa.settleAgreements({});
  const { serverTime: to } = await site.qa.state({});
  const { list } = await (await apiAs(site, PAYEE))(billContract.list, {
    request: { as: 'downline', kind: 'daily', status: 'inReview', from: 0, to, page: 1, pageSize: '10' },
  });
  const [bill] = list;
  return bill ?? expect.unreachable('no bill is pending review');
}

/** What has moved as daily wages since an instant; jobs may credit bonuses beside it. */
async function wagesOf(username: string, from: number): Promise<readonly number[]> {
  const { serverTime } = await site.qa.state({});
  const request = {
    ...{ from, to: serverTime + MINUTE_MS, wallet: 'main', kinds: 'dailySalary' },
    ...({ page: 1, pageSize: '10', language: 'EN' } as const),
  };
  const { list } = await (await apiAs(site, username))(statementContract.page, { request });
  return list.map(({ amount }) => amount);
}

it.each(PHONE_LOOKS)(
  '[AGENT-09] [AGENT-12] [CONTRACT-10] holds wages above P 100,000 for review, and pays them in full after a claim, on a $viewport in $lang',
  async ({ viewport, lang }) => {
    const { id, due } = await largeBill();
    expect(due).toBeGreaterThan(100_000 * P);
    const amount = formatMoney(due);
    const { serverTime: before } = await site.qa.state({});

    const { page } = await site.openPage({ viewport, lang, as: PAYEE, path: '/agent/dailyWages' });
    const t = wordsOf(lang);
    const centre = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
    const says = (text: string) => seen(centre.getByText(text, { exact: true }).first());
    const claim = centre.getByRole('button', { name: t('bill_claim', { amount }), exact: true });

    await centre.getByRole('listitem').getByRole('button', { name: amount }).click();
    await says(amount);
    await says(t('bill_status_inReview'));
    await gone(claim);
    await site.qa.reviewBill({ id, approved: true });
    await centre.getByRole('button', { name: t('list_refresh'), exact: true }).click();
    await says(t('bill_status_claimable'));
    await expectNoAxeViolationsInBothThemes(page, lang);
    await claim.click();
    await seen(centre.getByRole('status').getByText(t('bill_claimed', { amount }), { exact: true }));
    await says(t('bill_status_issued'));
    await seen(centre.getByText(t('bill_text_issued')));
    await gone(claim);
    expect([await wagesOf(PAYEE, before), await wagesOf(PAYER, before)]).toEqual([[due], [-due]]);

    await page.goto('/agent/agentRevenueReport');
    const bill = centre
      .getByRole('region', { name: t('bills_list') })
      .getByRole('listitem')
      .filter({ hasText: amount });
    await bill.locator('summary').click();
    await seen(bill.getByText(t('bill_text_issued')));
    await seen(bill.getByText(t('bill_line_share')));
    await expectNoAxeViolationsInBothThemes(page, lang);
    await centre.getByRole('button', { name: t('agreement_kind_hourly'), exact: true }).click();
    await gone(bill);

    await page.goto('/member/transactionHistory');
    const statement = page.getByRole('dialog', { name: t('centre_member'), exact: true });
    const wages = statement.getByRole('row').filter({ hasText: t('kind_dailySalary') });
    await seen(wages.first().getByRole('cell', { name: formatMoney(due, { signed: true }), exact: true }));
  },
);
