import { describe, expect, it } from 'vitest';
import { type AgreementRequest, agreementContract as calls } from '../../src/api/contract/agent/agreement.ts';
import { businessDay, daysLater, startOfDay } from '../../src/api/contract/rules/businessDay.ts';
import { dateTimeText } from '../../src/ui/site/clock/timeText.ts';
import { apiAs } from './support/apiAs.ts';
import { type Look, PHONE_LOOKS } from './support/byKeys.ts';
import { dropNextResponse } from './support/dropNextResponse.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

/** A logged-in member at a page of a centre. */
async function atPage({ viewport, lang }: Look, who: string, path: string) {
  const { page, allow } = await site.openPage({ viewport, lang, as: who, path });
  const t = wordsOf(lang);
  const name = t(path.startsWith('/agent') ? 'centre_agent' : 'centre_member');
  const centre = page.getByRole('dialog', { name, exact: true });
  await seen(centre);
  return {
    page,
    t,
    allow,
    centre,
    button: (text: string) => centre.getByRole('button', { name: text, exact: true }),
    says: (text: string) => seen(centre.getByText(text, { exact: true }).first()),
    row: (text: string) => centre.getByRole('listitem').getByRole('button', { name: text }),
    field: (label: string, at = 0) => centre.getByLabel(label, { exact: true }).nth(at),
  };
}

/** The agreement starts on Monday; at agent42's daily bets, the third day reaches its second tier. */
function rateMissed(): string {
  const yesterday = new Date(Date.now() + 8 * 3_600_000 - 86_400_000);
  const days = ((yesterday.getUTCDay() + 6) % 7) + 1;
  return days < 3 ? '0.8' : '1.25';
}

describe.each(PHONE_LOOKS)('the agreements of an agent on a $viewport in $lang:', (look) => {
  it('[CONTRACT-02] [CONTRACT-07] [CONTRACT-11] are offered with validated tiers, once, and withdrawn', async () => {
    const { page, t, allow, centre, button, says, row, field } = await atPage(
      look,
      'agent1',
      '/agent/contractRequests',
    );
    await centre.getByRole('tab', { name: t('agreements_side_upline') }).click();
    await button(t('agreement_kind_hourly')).click();
    await says(t('agreements_none_upline'));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await button(t('agreements_offer')).click();
    await says(t('offer_title', { kind: t('agreement_kind_hourly') }));
    // No downline has this user name: the server answers 404.
    allow(/404/);
    await field(t('offer_downline')).fill('agent42');
    const today = businessDay((await site.qa.state({})).serverTime);
    await field(t('offer_start')).fill(daysLater(today, -1));
    await field(t('offer_end')).fill(today);
    await field(t('offer_field_rate')).fill('0.31');
    await button(t('offer_tier_add')).click();
    await field(t('offer_field_rate'), 1).fill('0.2');
    await button(t('offer_submit')).click();
    await says(t('offer_problem_above', { most: '0.3' }));
    await says(t('offer_day_past'));
    await says(t('offer_day_afterToday'));
    await field(t('offer_start')).fill(daysLater(today, 2));
    await field(t('offer_end')).fill(daysLater(today, 2));
    await says(t('offer_day_afterStart'));
    await field(t('offer_end')).fill(daysLater(today, 30));
    await field(t('offer_field_rate')).fill('0.25');
    await says(t('offer_falls'));
    await field(t('offer_field_rate'), 1).fill('0.3');
    await field(t('offer_field_validBet'), 1).fill('50,000');
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('offer_submit')).click();
    await says(t('offer_not_below'));

    // Part of a nickname finds the downline; the keyboard selects her.
    const toWhom = centre.getByRole('combobox', { name: t('offer_downline'), exact: true });
    await toWhom.fill('MALE');
    await seen(centre.getByRole('option', { name: 'malee' }));
    await eventually(() => centre.getByRole('option').count()).toBe(1);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await toWhom.press('ArrowDown');
    await toWhom.press('Enter');
    await gone(centre.getByRole('option'));
    expect(await toWhom.inputValue()).toBe('malee');
    // A press opens the list too and selects someone else; the name stays editable.
    await toWhom.fill('');
    await centre.getByRole('option', { name: 'agent2' }).click();
    expect(await toWhom.inputValue()).toBe('agent2');
    await toWhom.fill('malee');
    await toWhom.press('Escape');
    await gone(centre.getByRole('option'));
    allow(/ERR_CONNECTION_RESET/);
    await dropNextResponse(page, calls.hourly);
    await button(t('offer_submit')).click();
    await says(t('unsure_text'));
    await button(t('unsure_again')).click();
    await says(t('agreement_title', { kind: t('agreement_kind_hourly'), version: 1 }));
    expect(await centre.getByRole('row').allTextContents()).toEqual([
      `${t('tier_rate')}${t('tier_valid_bet')}`,
      `0.25%${t('tier_any')}`,
      '0.3%P 50,000.00',
    ]);
    for (const days of [2, 30]) await says(dateTimeText(startOfDay(daysLater(today, days))));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await button(t('agreement_act_withdraw')).click();
    await says(t('agreement_sure_withdraw'));
    await button(t('agreement_act_withdraw')).click();
    await says(t('agreement_done_withdraw'));
    await eventually(() => centre.getByRole('list').last().getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining(t('agreement_change_offer')),
      expect.stringContaining(t('agreement_change_withdraw')),
    ]);
    await button(t('agreement_back')).click();
    await says(t('agreements_none'));
    await button(`${t('agreements_which')}: ${t('agreements_all')}`).click();
    await seen(row(t('agreements_row', { person: 'malee', version: 1 })));
  });

  it('[CONTRACT-03] [CONTRACT-05] [CONTRACT-09] are accepted by the downline, who cannot end one that the upline has ended', async () => {
    const { t, button, says, row, centre } = await atPage(look, 'agent2', '/agent/contractRequests');
    await says(t('agreements_waiting'));
    await row(t('agreements_request_termination')).click();
    await says(t('agreement_ending_by_upline'));
    await button(t('agreement_act_acceptTermination')).click();
    await says(t('agreement_ends_none'));
    await button(t('agreement_act_acceptTermination')).click();
    await says(t('agreement_done_acceptTermination'));
    await says(t('agreement_status_terminated'));
    await gone(button(t('agreement_act_requestTermination')));
    await button(t('agreement_back')).click();

    await row(t('agreement_kind_realTime')).click();
    await says(t('agreement_title', { kind: t('agreement_kind_realTime'), version: 2 }));
    await button(t('agreement_act_accept')).click();
    await says(t('agreement_sure_accept'));
    await button(t('agreement_act_accept')).click();
    await says(t('agreement_done_accept'));
    await button(t('agreement_back')).click();
    await seen(button(t('agreement_kind_daily')));
    await gone(centre.getByText(t('agreements_waiting'), { exact: true }));
  });

  it('[CONTRACT-07] report that the other side was quicker', async () => {
    const { t, button, says, row } = await atPage(look, 'agent2', '/agent/contractRequests');
    await row(t('agreement_kind_realTime')).click();
    await button(t('agreement_act_decline')).click();
    const other = await atPage(look, 'agent1', '/agent/contractRequests');
    await other.centre.getByRole('tab', { name: t('agreements_side_upline') }).click();
    await other.button(t('agreement_kind_realTime')).click();
    await other.row(t('agreements_row', { person: 'agent2', version: 2 })).click();
    await other.button(t('agreement_act_withdraw')).click();
    await other.button(t('agreement_act_withdraw')).click();
    await other.says(t('agreement_done_withdraw'));
    await button(t('agreement_act_decline')).click();
    await says(t('refused_agreement_state'));
    await says(t('agreement_status_withdrawn'));
  });

  it('[AGENT-11] [AGENT-12] [AGENT-13] [CONTRACT-10] lead to bills that are filtered, totalled and explained', async () => {
    const { page, t, centre, button, says } = await atPage(look, 'agent42', '/agent/dailyWages');
    const rows = centre.getByRole('listitem').getByRole('button', { name: 'agent41' });
    await eventually(() => rows.count()).toBe(7);
    await says(t('list_count', { first: 1, last: 7, count: 7 }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await centre.getByLabel(t('bills_status')).selectOption('notReached');
    await says(t('bills_none'));
    await button(`${t('bills_status')}: ${t('bills_status_all')}`).click();
    await eventually(() => rows.count()).toBe(7);
    await rows.last().click();
    await says(t('bill_how'));
    const lines = centre.locator('dl > div');
    await eventually(async () => (await lines.allTextContents())[0]).toMatch(
      new RegExp(`^${t('bill_line_share')}${t('bill_share_of', { rate: '0.5', base: 'P [\\d,.]+' })}P [\\d.]+$`),
    );
    await says(t('bill_highest'));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await button(t('bill_back')).click();
    await rows.first().click();
    await says(t('bill_next', { rate: rateMissed() }));
    await page.goto('/agent/dividendRecord');
    await eventually(() => rows.count()).toBe(1);
    await page.goto('/agent/hourlySalary');
    await says(t('bills_none'));
  });

  it('[CONTRACT-08] [PROD-14] [CONST-28] show how often the real-time salary is settled, and hide what is switched off', async () => {
    const { page, t, centre, says } = await atPage(look, 'agent2', '/agent/realTimeRules');
    await says(t('rules_interval', { minutes: 5 }));
    await says(t('rules_none'));
    expect(await centre.getByRole('definition').first().textContent()).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d[05]$/);
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await site.qa.setAgentFeatures({ features: { realTimeSalary: false, salary: false } });
    await page.reload();
    await seen(centre.getByRole('heading', { name: t('switched_off') }));
    await page.goto('/agent');
    await seen(centre.getByRole('link', { name: t('menu_agent_dividend'), exact: true }));
    for (const key of ['menu_real_time_rules', 'menu_agent_real_time', 'menu_agent_daily'] as const) {
      expect(await centre.getByRole('link', { name: t(key), exact: true }).count()).toBe(0);
    }
    await page.goto('/agent/dailyWages');
    await seen(centre.getByRole('heading', { name: t('switched_off') }));
  });

  it('[ROLE-22] [CONTRACT-04] show in the member centre for a member who is not an agent, while they are open', async () => {
    const { page, t, centre, button, says, row } = await atPage(look, 'somchai', '/member');
    await centre.getByRole('link', { name: t('menu_agreements'), exact: true }).click();
    await row(t('agreements_request_new')).click();
    await says(t('agreement_from', { person: 'agent1' }));
    await button(t('agreement_act_decline')).click();
    await button(t('agreement_act_decline')).click();
    await says(t('agreement_done_decline'));
    await page.goto('/member/contractBills');
    await says(t('bills_none'));
    const off = { enableCt: false, salary: false, hourSalary: false, realTimeSalary: false };
    await site.qa.setAgentFeatures({ features: off });
    for (const path of ['/member/contractBills', '/member/contracts']) {
      await page.goto(path);
      await seen(centre.getByRole('heading', { name: t('switched_off') }));
    }
    await page.goto('/member');
    await seen(centre.getByRole('link', { name: t('menu_statement'), exact: true }));
    expect(await centre.getByRole('link', { name: t('menu_agreements'), exact: true }).count()).toBe(0);
  });
});

describe('a lower rate', () => {
  const plain = { period: 'daily', start: null, end: null, remark: '' } as const;
  const offer = async (upline: string, downline: string, rate: number) => {
    const tiers = [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate }];
    const request = { do: 'offer', downline, tiers, ...plain } as const;
    return (await (await apiAs(site, upline))(calls.hourly, { request, idempotencyKey: crypto.randomUUID() })).agreement
      .id;
  };
  const act = async (username: string, request: AgreementRequest) =>
    (await apiAs(site, username))(calls.hourly, { request, idempotencyKey: crypto.randomUUID() });

  it.each(PHONE_LOOKS)(
    '[CONTRACT-06] ends higher-rate agreements below, which must be acknowledged, and again after a change, on a $viewport in $lang',
    async (look) => {
      const t = wordsOf(look.lang);
      const newcomer = await site.openPage({ ...look, path: '/register?referralCode=LANTERN2' });
      const form = registrationAt(newcomer.page, t, site.qa);
      await seen(form.submit);
      await form.fill(NEWCOMER);
      await form.agree();
      await form.submit.click();
      await form.isWelcome(NEWCOMER.username);
      await act('agent2', { do: 'accept', id: await offer('agent1', 'agent2', 3_000), ends: [] });
      const below = await offer('agent2', 'niran77', 2_500);
      await act('niran77', { do: 'accept', id: below, ends: [] });
      await offer('agent1', 'agent2', 2_000);

      const { page, button, says, row, centre } = await atPage(look, 'agent2', '/agent/contractRequests');
      await row(t('agreement_kind_hourly')).click();
      // The current value is struck through beside the offered one.
      await says(t('agreement_changes', { version: 2 }));
      expect(await centre.getByRole('rowheader').allTextContents()).toEqual([
        `${t('agreement_before')} 0.3% ${t('agreement_now')} 0.2%`,
      ]);
      expect(await centre.getByRole('deletion').count()).toBe(2);
      await expectNoAxeViolationsInBothThemes(page, look.lang);
      await button(t('agreement_act_accept')).click();
      await says(t('agreement_ends_warning', { count: 1 }));
      await says(t('agreement_ends_pair', { upline: 'agent2', downline: 'niran77' }));
      await button(t('agreement_act_accept')).click();
      await says(t('agreement_understand_first'));
      await expectNoAxeViolationsInBothThemes(page, look.lang);
      await centre.getByRole('checkbox', { name: t('agreement_understand', { count: 1 }) }).check();
      // Meanwhile, both downlines have ended it themselves.
      await act('agent2', { do: 'requestTermination', id: below });
      await act('niran77', { do: 'acceptTermination', id: below, ends: [] });
      await button(t('agreement_act_accept')).click();
      await says(t('agreement_ends_changed'));
      await says(t('agreement_ends_none'));
      await button(t('agreement_act_accept')).click();
      await says(t('agreement_done_accept'));
    },
  );
});
