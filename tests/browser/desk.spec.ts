import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { rasterise } from '../../server/account/captcha/rasterise.ts';
import { addAccount, withdraw } from '../support/payments.ts';
import { createPlayer, type Player } from '../support/player.ts';
import { balanceOf, redeem } from '../support/points.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { LOOKS, type Look } from './support/byKeys.ts';
import { enterOn, hasFocus, hasQuietFocus, tabTo, typeInto } from './support/keys.ts';
import { operatorAt } from './support/operator.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const [PHONE, DESKTOP] = LOOKS;
const picture = Buffer.from(
  await rasterise(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="red"/></svg>',
  ),
);

/** Somchai with a bank account, before he opens the site. */
async function somchai(): Promise<{ readonly player: Player; readonly account: string }> {
  let ahead = 0;
  const player = createPlayer({ baseURL: site.url, fetch: globalThis.fetch, now: () => Date.now() + ahead });
  const { serverTime } = await site.qa.state({});
  ahead = serverTime - Date.now();
  player.token = (await site.qa.openSession({ username: 'somchai' })).token;
  return { player, account: await addAccount(player) };
}

/** The same member at the withdrawals of the site. */
async function atWithdrawals(player: Player, look: Look) {
  const { page } = await site.openPage({ ...look, path: null });
  const t = wordsOf(look.lang);
  await page.addInitScript((token) => sessionStorage.setItem('token', token ?? ''), player.token);
  await page.goto('/member/withdraw');
  return {
    page,
    t,
    open: async (amount: string) => {
      await page.getByRole('listitem').filter({ hasText: amount }).getByRole('button').click();
      await seen(page.getByText(t('receipt_timeline')));
    },
    /** Refreshes until the withdrawal has this status. */
    stands: (status: string) =>
      eventually(async () => {
        const refresh = page.getByRole('button', { name: t('receipt_refresh'), exact: true });
        await refresh.click();
        return page.getByText(status, { exact: true }).count();
      }).toBeGreaterThan(0),
  };
}

describe('the desk of an operator', () => {
  it('opens for operators only, without revealing who is one', async () => {
    const { page, t, typeName, signIn, signOut } = await operatorAt(site, PHONE);
    await seen(page.getByRole('button', { name: t('desk_sign_in'), exact: true }));
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: t('desk_sign_in'), exact: true }).click();
    await seen(page.getByText(t('desk_fill_both')));
    for (const [name, password] of [
      ['desk1', 'Wrong#2026'],
      ['somchai', 'Player#2026'],
    ] as const) {
      await typeName(name, password);
      await seen(page.getByRole('alert').filter({ hasText: t('desk_credentials') }));
    }
    await signIn('desk1');
    await expectNoAxeViolations(page);
    await page.reload();
    await seen(page.getByRole('heading', { level: 1, name: t('desk_page_withdrawals') }));
    await signOut();
    expect(await page.evaluate(() => sessionStorage.getItem('deskToken'))).toBeNull();
  });

  it('[WD-02] approves and pays a withdrawal, which the member then confirms', async () => {
    const { player, account } = await somchai();
    await withdraw(player, account, 1_000 * P, { method: 'FAST' });
    const desk = await operatorAt(site, DESKTOP);
    const { t } = desk;
    await desk.signIn('desk1');
    await desk.open('toApprove', 'P 1,000.00');
    await expectNoAxeViolations(desk.page);
    const to = { bank: 'Lantern Bank', last4: '7890', payout: 'P 985.00' };
    await desk.main.getByRole('button', { name: t('desk_action_approve') }).click();
    await expectNoAxeViolations(desk.page, 'dialog[open]');
    await desk.dialog
      .getByRole('button', { name: t('desk_cancel') })
      .last()
      .click();
    await gone(desk.dialog);
    await desk.act(t('desk_action_approve'), { says: t('desk_say_approve', to) });
    await desk.done('approve');
    await desk.act(t('desk_action_pay'), { says: t('desk_say_pay', to) });
    await desk.done('pay');
    await seen(desk.main.getByText(t('desk_status_paying')));

    await site.qa.travel({ ms: 30_000 });
    const member = await atWithdrawals(player, PHONE);
    await member.open('P 985.00');
    await member.stands(member.t('receipt_status_awaiting'));
    await member.page.getByRole('radio', { name: member.t('receipt_answer_received') }).click();
    await member.page.getByRole('button', { name: member.t('receipt_submit') }).click();
    await seen(member.page.getByText(member.t('receipt_status_received'), { exact: true }));

    await desk.open('over', 'P 1,000.00');
    await desk.goTo('audit');
    await eventually(() => desk.auditRows.allTextContents()).toHaveLength(3);
    const acts = await desk.auditRows.allTextContents();
    expect(acts.map((text) => text.startsWith('desk1'))).toEqual([true, true, true]);
    expect(acts[0]).toContain(t('desk_act_withdrawalPaid'));
    expect(acts[1]).toContain(t('desk_act_withdrawalApproved'));
  });

  it('[WD-05] shows the proof image of a withdrawal that has not arrived, on a phone, and pays again', async () => {
    const { player, account } = await somchai();
    await withdraw(player, account, 700 * P);
    const desk = await operatorAt(site, PHONE);
    const { t } = desk;
    await desk.signIn('desk2');
    await desk.open('toApprove', 'P 700.00');
    await desk.act(t('desk_action_approve'));
    await desk.act(t('desk_action_pay'));
    await site.qa.travel({ ms: 30_000 });

    const member = await atWithdrawals(player, DESKTOP);
    await member.open('P 700.00');
    await member.stands(member.t('receipt_status_awaiting'));
    await member.page.getByRole('radio', { name: member.t('receipt_answer_not') }).click();
    await member.page
      .getByLabel(member.t('receipt_proofs'), { exact: true })
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
    await member.page.getByRole('button', { name: member.t('receipt_submit') }).click();
    await seen(member.page.getByText(member.t('receipt_status_notReceived'), { exact: true }));
    // The first answer stands: after a reload it is still shown, and Submit without a new choice sends nothing.
    await member.page.reload();
    await member.open('P 700.00');
    await seen(member.page.getByRole('status').filter({ hasText: member.t('receipt_looked_into') }));
    await eventually(() => member.page.getByRole('radio', { checked: true }).count()).toBe(0);
    await member.page.getByRole('button', { name: member.t('receipt_submit') }).click();
    await seen(member.page.getByText(member.t('receipt_answer_missing')));

    await desk.open('toResolve', 'P 700.00');
    const proof = desk.main.getByRole('img', { name: t('desk_proof', { number: 1 }) });
    await seen(proof);
    expect(await proof.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      80, 60,
    ]);
    await expectNoAxeViolations(desk.page);
    await desk.act(t('desk_action_payAgain'));
    await desk.done('payAgain');
    await site.qa.travel({ ms: 30_000 });
    await member.stands(member.t('receipt_status_awaiting'));
  });

  it('needs two operators for a large adjustment and a large withdrawal', async () => {
    const { player, account } = await somchai();
    const first = await operatorAt(site, DESKTOP);
    const { t, page } = first;
    await first.signIn('desk1');
    await first.goTo('adjustments');
    await first.main.getByRole('button', { name: t('desk_adjustment_new') }).click();
    const field = (name: string) => first.main.getByRole('textbox', { name, exact: true });
    const press = (name: string) => first.main.getByRole('button', { name, exact: true }).click();
    await field(t('desk_adjustment_username')).fill('nobody');
    await press(t('desk_adjustment_find'));
    await seen(first.main.getByText(t('desk_adjustment_nobody')));
    await field(t('desk_adjustment_username')).fill('somchai');
    await press(t('desk_adjustment_find'));
    await field(t('desk_adjustment_amount')).fill('60,000');
    await press(t('desk_adjustment_next'));
    await seen(first.main.getByText(t('desk_reason_short')));
    await field(t('desk_reason')).fill('The prize of the month.');
    await press(t('desk_adjustment_next'));
    const facts = async () =>
      (await first.main.getByRole('definition').allTextContents()).map((text) => text.replace('\u00a0', ' '));
    await eventually(facts).toEqual([
      'somchai · Somchai',
      '+P 60,000.00',
      'P 12,480.50',
      'P 72,480.50',
      'The prize of the month.',
    ]);
    await expectNoAxeViolations(page);
    await press(t('desk_adjustment_make'));
    await seen(page.getByRole('status').filter({ hasText: t('desk_adjustment_asked') }));
    await press(t('desk_adjustment_close'));
    await seen(first.rows.filter({ hasText: t('desk_adjustment_status_pending') }));
    expect(await first.main.getByRole('button', { name: t('desk_action_confirmAdjustment') }).count()).toBe(0);

    const second = await operatorAt(site, DESKTOP);
    await second.signIn('desk2');
    await second.goTo('adjustments');
    const told = { amount: '+P 60,000.00', member: 'somchai', before: 'P 12,480.50', after: 'P 72,480.50' };
    await second.act(t('desk_action_confirmAdjustment'), { says: t('desk_say_confirmAdjustment', told) });
    await seen(second.rows.filter({ hasText: t('desk_adjustment_status_done') }));

    await withdraw(player, account, 50_000 * P);
    await first.open('toApprove', 'P 50,000.00');
    await first.act(t('desk_action_approve'), { says: t('desk_say_approve_first') });
    await seen(first.main.getByText(t('desk_needs_other')));
    expect(await first.main.getByRole('button', { name: t('desk_action_approve') }).count()).toBe(0);
    await second.open('toApprove', 'P 50,000.00');
    await seen(second.main.getByText(t('desk_first_approver', { name: 'desk1' })));
    await second.act(t('desk_action_approve'));
    // The first operator withdraws it; the second, who still sees it as approved, is told so.
    await first.act(t('desk_action_reject'), { reason: 'The name differs.' });
    await first.done('reject');
    await second.act(t('desk_action_pay'));
    await seen(second.page.getByRole('status').filter({ hasText: t('desk_changed') }));
  });

  it('works by keyboard alone, without losing the focus', async () => {
    const { player, account } = await somchai();
    await withdraw(player, account, 700 * P);
    const { page, t, main, dialog, rows, done, stands } = await operatorAt(site, DESKTOP);
    await typeInto(page, page.getByRole('textbox', { name: t('desk_name'), exact: true }), 'desk1');
    await typeInto(page, page.getByLabel(t('desk_password'), { exact: true }), 'Player#2026');
    await page.keyboard.press('Enter');
    const toApprove = main.getByRole('tab', { name: t('desk_queue_toApprove') });
    await seen(toApprove);
    await stands();
    await tabTo(page, toApprove);
    await page.keyboard.press('ArrowRight');
    await eventually(() => main.getByRole('tab', { name: t('desk_queue_toPay') }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await seen(main.getByText(t('desk_empty')));
    await page.keyboard.press('ArrowLeft');
    await enterOn(page, rows.first().getByRole('button'));
    await seen(main.getByRole('heading', { name: t('desk_timeline') }));
    await hasQuietFocus(main);
    await enterOn(page, main.getByRole('button', { name: t('desk_action_approve') }));
    await seen(dialog);
    await page.keyboard.press('Escape');
    await gone(dialog);
    await hasFocus(main.getByRole('button', { name: t('desk_action_approve') }));
    await page.keyboard.press('Enter');
    await enterOn(page, dialog.getByRole('button', { name: t('desk_action_approve') }));
    await done('approve');
    await gone(dialog);
    await enterOn(page, main.getByRole('button', { name: t('desk_action_pay') }));
    await seen(dialog.getByRole('heading', { name: t('desk_ask_pay') }));
  });

  it('[POINTS-03] returns the points of a rejected exchange', async () => {
    const { player } = await somchai();
    const before = await balanceOf(player);
    await redeem(player);
    expect((await balanceOf(player)).points).toBe(before.points - 1_200);
    const desk = await operatorAt(site, PHONE);
    const { t } = desk;
    await desk.signIn('desk1');
    await desk.goTo('exchanges');
    await expectNoAxeViolations(desk.page);
    await desk.main
      .getByRole('button', { name: t('desk_action_rejectExchange'), exact: true })
      .first()
      .click();
    await desk.dialog.getByRole('button', { name: t('desk_action_rejectExchange') }).click();
    await seen(desk.dialog.getByText(t('desk_reason_short')));
    await desk.dialog.getByRole('textbox', { name: t('desk_reason') }).fill('Out of the house.');
    await desk.dialog.getByRole('button', { name: t('desk_action_rejectExchange') }).click();
    await desk.done('rejectExchange');
    expect(await balanceOf(player)).toEqual(before);
  });

  it('[STATUS-02] closes and reopens the site, switches a feature, and verifies the ledger', async () => {
    const desk = await operatorAt(site, DESKTOP);
    const { t, page } = desk;
    await desk.signIn('desk1');
    await desk.goTo('switches');
    await expectNoAxeViolations(page);
    await desk.act(t('desk_action_startMaintenance'), { says: t('desk_say_startMaintenance') });
    await seen(desk.main.getByText(t('desk_status_of_1')));
    const visitor = await site.openPage({ ...PHONE });
    visitor.allow(/503/);
    await seen(visitor.page.getByRole('heading', { name: wordsOf(PHONE.lang)('maintenance_title') }));
    await desk.act(t('desk_action_openSite'));
    await seen(desk.main.getByText(t('desk_status_of_0')));
    const feature = t('desk_feature_smsLogin');
    await desk.act(t('desk_action_switchOff', { feature }));
    await seen(desk.main.getByRole('button', { name: t('desk_action_switchOn', { feature }) }));
    await desk.goTo('books');
    await desk.main.getByRole('button', { name: t('desk_action_prove') }).click();
    await seen(desk.main.getByText(t('desk_books_good')));
    await expectNoAxeViolations(page);
    await desk.goTo('audit');
    await eventually(() => desk.auditRows.count()).toBe(5);
    await expectNoAxeViolations(page);
    await desk.main.getByRole('textbox', { name: t('desk_audit_search') }).fill('smsLogin');
    await desk.main.getByRole('button', { name: t('list_search') }).click();
    await eventually(() => desk.auditRows.allTextContents()).toEqual([
      expect.stringContaining(t('desk_act_featureSwitched')),
    ]);
  });

  it('shows an auditor everything, with the ledger proof as the only action, and reports an ended session', async () => {
    const { player, account } = await somchai();
    await withdraw(player, account, 700 * P);
    const desk = await operatorAt(site, DESKTOP);
    const { t, main, page } = desk;
    await desk.signIn('audit1');
    await desk.open('toApprove', 'P 700.00');
    expect(await main.getByRole('button').allTextContents()).toEqual([t('desk_back'), t('desk_refresh')]);
    await desk.goTo('adjustments');
    expect(await main.getByRole('button').allTextContents()).toEqual([t('desk_refresh')]);
    await desk.goTo('switches');
    expect(await main.getByRole('button').allTextContents()).toEqual([t('desk_refresh')]);
    await site.qa.travel({ ms: 16 * 60_000 });
    desk.allow(/401/);
    await main.getByRole('button', { name: t('desk_refresh') }).click();
    await seen(page.getByRole('status').filter({ hasText: t('desk_ended') }));
  });
});
