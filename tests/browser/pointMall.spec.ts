import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pointsContract } from '../../src/api/contract/member/points.ts';
import { type Look, PHONE_LOOKS } from './support/byKeys.ts';
import { dropNextResponse } from './support/dropNextResponse.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { unfold } from './support/unfold.ts';
import { eventually, gone, isAt, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const LANTERN = 'demo-reward-1';
const NAMES = {
  EN: { lantern: 'Paper lantern of mulberry', letter: 'Draw results by message, 30 days' },
  TH: { lantern: 'โคมกระดาษสา', letter: 'ข้อความแจ้งผลรางวัล 30 วัน' },
} as const;
const HOME = { address: '12/3 ถนนท่าแพ เชียงใหม่ 50100', nationality: 'ไทย' };

/** A visitor who opens the points mall and logs in there. */
async function atMall(look: Look, username: string) {
  const opened = await site.openPage({ ...look, path: '/pointMall' });
  const { page } = opened;
  const t = wordsOf(look.lang);
  const player = playerAt(page, t);
  await seen(player.loginDialog);
  await player.fillName(username);
  await player.submitLogin();
  // A first login shows the welcome first.
  if (username === 'malee') {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('after_next'), exact: true })
      .click();
  }
  await player.closeGreeting();
  await isAt(page, '/pointMall');
  await seen(page.getByRole('heading', { name: t('points_title'), exact: true }));
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: t('redeem_title'), exact: true });
  const tab = (key: 'catalogue' | 'convert' | 'record' | 'rules') =>
    main.getByRole('tab', { name: t(`mall_${key}`), exact: true });
  await seen(tab('catalogue'));
  return {
    ...opened,
    t,
    player,
    main,
    dialog,
    tab,
    names: NAMES[look.lang],
    card: (name: string) => main.getByRole('listitem').filter({ hasText: name }),
    /** Available points, cash value and points on hold. */
    standing: () =>
      main
        .getByRole('region', { name: t('mall_at_hand') })
        .locator('strong, dd')
        .allTextContents(),
    field: (name: string, within: Locator = dialog) => within.getByRole('textbox', { name, exact: true }),
    secret: (within: Locator = dialog) => within.getByLabel(t('payment_title'), { exact: true }),
    submit: (points: string) =>
      dialog.getByRole('button', { name: t('redeem_submit', { points }), exact: true }).click(),
    choose: (name: string) => main.getByRole('button', { name: t('mall_exchange_what', { what: name }) }).click(),
    backToRewards: async () => {
      await dialog.getByRole('button', { name: t('redeem_close'), exact: true }).click();
      await gone(dialog);
    },
    says: (words: string, within: Locator = page.locator('body')) => seen(within.getByText(words)),
  };
}

/** Ten bets of P 500 that break even. */
async function betFor50Points(username: string, name: string): Promise<void> {
  const [stake, payout] = [500 * P, 500 * P];
  for (let nth = 0; nth < 10; nth += 1) {
    await site.qa.settleBet({ username, requestId: `${name}-${nth}`, vendor: 'NAGA', stake, payout });
  }
}

/** Runs in the page. */
function standsInTheMiddle(input: Element): boolean {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const box = input.parentElement ?? input;
  return getComputedStyle(input).textAlign === 'center' && Math.abs(middleOf(input) - middleOf(box)) < 1;
}

describe.each(PHONE_LOOKS)('the points mall on a $viewport in $lang:', (look) => {
  it('[ROUTE-09] [POINTS-01] [POINTS-02] [POINTS-03] [POINTS-04] [POINTS-05] [POINTS-06] [ERR-39] opens after the login, delivers goods only with an address, and returns the points of a rejected exchange', async () => {
    const { page, t, dialog, main, names, card, standing, field, secret, submit, choose, backToRewards, says, tab } =
      await atMall(look, 'somchai');
    await eventually(standing).toEqual(['6,480', 'P 64.00', '0']);
    await seen(card(names.lantern).getByText(t('mall_left', { count: 40 })));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await choose(names.lantern);
    expect(await field(t('redeem_quantity')).evaluate(standsInTheMiddle)).toBe(true);
    await dialog.getByRole('button', { name: t('redeem_more') }).click();
    await eventually(() => dialog.getByRole('definition').allTextContents()).toEqual(['2,400', '4,080']);
    await submit('2,400');
    await says(t('activity_no_receiver'), dialog);
    await says(t('redeem_address_missing'), dialog);
    await says(t('redeem_nationality_missing'), dialog);
    await says(t('payment_problem_sixDigits'), dialog);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await field(t('redeem_address')).fill(HOME.address);
    await secret().fill('135790');
    await submit('2,400');
    await gone(dialog.getByText(t('redeem_address_missing')));
    await gone(dialog.getByText(t('activity_no_receiver')));
    await says(t('redeem_nationality_missing'), dialog);
    expect(await field(t('redeem_address')).inputValue()).toBe(HOME.address);
    await field(t('redeem_nationality')).fill(HOME.nationality);
    await secret().fill('000000');
    await submit('2,400');
    await says(t('payment_tries_left', { count: 4 }), dialog);
    await secret().fill('135790');
    await submit('2,400');
    await says(t('redeem_done'), dialog);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await eventually(standing).toEqual(['4,080', 'P 40.00', '2,400']);
    await backToRewards();
    await seen(card(names.lantern).getByText(t('mall_left', { count: 38 })));

    await tab('record').click();
    const row = main.getByRole('listitem').getByRole('button', { name: names.lantern });
    await says(t('exchange_inProgress'), row);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await row.click();
    await says(t('exchange_inProgress_text', { points: '2,400' }), main);
    await says(`${HOME.address}, ${HOME.nationality}`, main);
    const id = (await main.getByRole('definition').last().textContent()) ?? '';
    await site.qa.reviewExchange({ id, approved: false, remark: 'We do not send there.' });
    await main.getByRole('button', { name: t('list_refresh') }).click();
    await says(t('exchange_rejected_text', { points: '2,400' }), main);
    await says('We do not send there.', main);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await main.getByRole('button', { name: t('exchange_back') }).click();
    await says(t('exchange_rejected'), row);
    await tab('catalogue').click();
    await eventually(standing).toEqual(['6,480', 'P 64.00', '0']);
    await seen(card(names.lantern).getByText(t('mall_left', { count: 40 })));
    await tab('rules').click();
    await says(t('rule_earn_text', { amount: 'P 100.00' }), main);
    await says(t('rule_expiry_never'), main);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
  });

  it('[API-61] [CONST-34] [POINTS-07] [POINTS-08] converts points into money, and shows all movements by dates', async () => {
    const { page, t, player, main, standing, secret, field, says, tab } = await atMall(look, 'somchai');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    await tab('convert').click();
    const points = field(t('convert_points'), main);
    await points.fill('150');
    await button(t('convert_submit')).click();
    await says(t('convert_noLots', { lot: '100' }), main);
    await button(t('amount_all')).click();
    await eventually(() => points.inputValue()).toBe('6400');
    await points.fill('300');
    await seen(main.getByText('P 3.00'));
    await secret(main).fill('135790');
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('convert_submit')).click();
    await says(t('convert_done', { points: '300', amount: 'P 3.00' }), main);
    await eventually(standing).toEqual(['6,180', 'P 61.00', '0']);
    await eventually(() => player.header.getByRole('button', { name: t('balance_hide') }).textContent()).toBe(
      'P 12,483.50',
    );

    await tab('record').click();
    await says(t('item_points'), main.getByRole('listitem'));
    await button(t('history_movements')).click();
    const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
    await eventually(() => rows.count()).toBe(2);
    const cells = await rows.nth(0).getByRole('cell').allTextContents();
    expect(cells.slice(1)).toEqual([t('kind_pointsConverted'), '−300', '6,180']);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    const days = () => main.getByLabel(t('list_from'), { exact: true }).inputValue();
    await unfold(main, t);
    for (const by of ['next7', 'next30'] as const) {
      expect(await button(t(`list_shift_${by}`)).getAttribute('aria-disabled')).toBe('true');
    }
    await button(t('list_shift_previous7')).click();
    await says(t('history_none'), main);
    const earlier = await days();
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('list_shift_next30')).click();
    await eventually(() => rows.count()).toBe(2);
    expect(Date.parse(await days()) - Date.parse(earlier)).toBe(7 * 86_400_000);
  });

  it('[API-57] exchanges once if the answer is lost, and refuses another price and an unavailable reward', async () => {
    const { page, t, allow, dialog, names, card, standing, field, secret, submit, choose, backToRewards, says } =
      await atMall(look, 'somchai');
    await choose(names.lantern);
    await field(t('redeem_address')).fill(HOME.address);
    await field(t('redeem_nationality')).fill(HOME.nationality);
    await secret().fill('135790');
    await site.qa.changeReward({ id: LANTERN, points: 1_300 });
    await submit('1,200');
    await says(t('redeem_price_changed', { points: '1,300' }), dialog);
    expect(await field(t('redeem_address')).inputValue()).toBe(HOME.address);
    await eventually(standing).toEqual(['6,480', 'P 64.00', '0']);

    allow(/ERR_CONNECTION_RESET|status of 404/);
    await dropNextResponse(page, pointsContract.redeem);
    await submit('1,300');
    await says(t('unsure_text'), dialog);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await dialog.getByRole('button', { name: t('unsure_again') }).click();
    await says(t('redeem_done'), dialog);
    await eventually(standing).toEqual(['5,180', 'P 51.00', '1,300']);
    await backToRewards();

    await choose(names.lantern);
    await field(t('redeem_address')).fill(HOME.address);
    await field(t('redeem_nationality')).fill(HOME.nationality);
    await secret().fill('135790');
    await site.qa.changeReward({ id: LANTERN, stock: 0 });
    await submit('1,300');
    await says(t('redeem_soldOut'), dialog);
    await dialog.getByRole('button', { name: t('close'), exact: true }).click();
    await says(t('mall_sold_out'), card(names.lantern));

    await choose(names.letter);
    await secret().fill('135790');
    await site.qa.changeReward({ id: 'demo-reward-6', enabled: false });
    await submit('100');
    await says(t('redeem_gone'), dialog);
    await backToRewards();
    await gone(card(names.letter));
  });

  it('[POINTS-04] [ROLE-13] leads to setting the payment password, earns points by bets, and shows a demo account what it lacks', async () => {
    await betFor50Points('malee', 'first');
    const { page, t, dialog, main, names, card, standing, secret, submit, choose, says } = await atMall(look, 'malee');
    await eventually(standing).toEqual(['50', 'P 0.00', '0']);
    await says(t('mall_short', { points: '50' }), card(names.letter));
    await betFor50Points('malee', 'second');
    await page.reload();
    await choose(names.letter);
    await secret().fill('135790');
    await submit('100');
    await dialog.getByRole('link', { name: t('payment_set') }).click();
    await isAt(page, '/member/securityCenter');
    await seen(page.getByRole('heading', { name: t('payment_title') }));
    await page.goBack();
    await eventually(standing).toEqual(['100', 'P 1.00', '0']);

    const { page: other } = await site.openPage({ ...look, path: '/' });
    const trial = playerAt(other, t);
    await trial.logIn('trial');
    await other.goto('/pointMall');
    await seen(other.getByRole('heading', { name: t('dialog_in_need_true_account') }));
    await expectNoAxeViolationsInBothThemes(other, look.lang);
    expect(await main.count()).toBe(1);
  });
});

it('[ROUTE-09] opens from the member centre, the wallet and home', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN', path: '/' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  await player.logIn('somchai');
  const mall = page.getByRole('tab', { name: t('mall_catalogue'), exact: true });
  await page.getByRole('button', { name: t('points_title'), exact: true }).click();
  await seen(mall);
  await isAt(page, '/pointMall');
  await page.goto('/member/transferFund');
  await player.centre.getByRole('link', { name: '6,480' }).click();
  await seen(mall);
  await page.goto('/member');
  await player.centre.getByRole('link', { name: t('menu_points'), exact: true }).click();
  await seen(mall);
  await gone(player.centre);
});
