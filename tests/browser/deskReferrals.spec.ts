import { describe, expect, it } from 'vitest';
import { referralContract } from '../../src/api/contract/member/referral.ts';
import { depositContract } from '../../src/api/contract/money/deposit.ts';
import { apiAs } from './support/apiAs.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';

const site = startSite();
const P = 10_000;

/** A friend of somchai's at the same address, who has met the terms of the reward. */
async function activeFriend(look: (typeof PHONE_LOOKS)[number], t: Awaited<ReturnType<typeof operatorAt>>['t']) {
  const { page } = await site.openPage({ ...look });
  // The inviter signs in at the address from which the friend registers.
  await playerAt(page, t).logIn('somchai');
  const somchai = await apiAs(site, 'somchai');
  const { code } = await somchai(referralContract.overview, { request: {} });
  const friend = await site.openPage({ ...look, path: `/register?referralCode=${code}` });
  const form = registrationAt(friend.page, t, site.qa);
  await seen(form.submit);
  await form.fill(NEWCOMER);
  await form.agree();
  await form.submit.click();
  await form.isWelcome(NEWCOMER.username);

  const username = NEWCOMER.username.toLowerCase();
  const api = await apiAs(site, username);
  const { methods } = await api(depositContract.quote, { request: { language: 'EN' } });
  const [method] = methods;
  const { id } = await api(depositContract.create, {
    request: { method: method?.code ?? '', amount: 1_000 * P, language: 'EN' },
    idempotencyKey: crypto.randomUUID(),
  });
  const status = async () =>
    (await api(depositContract.detail, { request: { id, language: 'EN' }, headers: {} })).status;
  await eventually(status).toBe('paid');
  for (let round = 1; round <= 25; round += 1) {
    const stake = 1_000 * P;
    await site.qa.settleBet({ username, requestId: `friend-${round}`, vendor: 'NAGA', stake, payout: stake });
  }
  await site.qa.creditBonuses({});
  return { somchai, username };
}

describe.each(PHONE_LOOKS)('an inviter and a friend who may be one person, on a $viewport in $lang:', (look) => {
  it('[PROD-08] wait for the desk, which sees why, and pays', async () => {
    const desk = await operatorAt(site, look);
    const { page, t, rows } = desk;
    const { somchai, username } = await activeFriend(look, t);
    const rewards = async () => {
      const request = { page: 1, pageSize: '10', status: 'all' } as const;
      return (await somchai(referralContract.rewards, { request })).list.map(({ status }) => status);
    };
    expect(await rewards()).toEqual(['inReview']);

    await desk.signIn('desk1');
    await desk.goTo('referrals');
    const row = rows.filter({ hasText: `somchai → ${username}` });
    await seen(row.getByText(t('desk_trait_address'), { exact: false }));
    await expectNoAxeViolations(page, 'html');
    await desk.act(t('desk_action_approveReferral'), {
      says: t('desk_say_approveReferral', { inviter: 'somchai', amount: 'P 50.00', friend: username }),
    });
    await desk.done('approveReferral');
    await eventually(() => rows.count()).toBe(0);
    expect(await rewards()).toEqual(['paid']);
    await page.getByRole('tab', { name: t('desk_queue_reviewed') }).click();
    await seen(row.getByText(t('desk_referral_status_approved'), { exact: true }));
  });
});
