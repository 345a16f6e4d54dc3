// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { assign, createActor, fromPromise } from 'xstate';
import type { RegisterSettings } from '../../../src/api/contract/registration.ts';
import { registerMachine } from '../../../src/machines/register/register.machine.ts';
import { invited as invitedWith } from '../../../src/machines/register/register.rules.ts';
import { smsCodeMachine } from '../../../src/machines/smsCode/smsCode.machine.ts';
import { RegisterDialog } from '../../../src/ui/register/RegisterDialog.tsx';
import { onScreen } from '../../model/onScreen.tsx';
import { registerSettings } from '../../model/registerSettings.ts';

const { rules, features } = registerSettings;
const invited = 'You were invited with the code LANTERN7.';

/** The form of a visitor who came by the link of somebody with the code LANTERN7. */
async function openForm(settings: RegisterSettings): Promise<void> {
  const machine = registerMachine.provide({
    actors: {
      fetchSettings: fromPromise(() => Promise.resolve(settings)),
      smsCode: smsCodeMachine.provide({ actions: { readTime: () => {}, storeCountdown: () => {} } }),
    },
    actions: { readToday: () => {}, recallReferral: assign(({ context }) => invitedWith(context, 'LANTERN7')) },
  });
  const input = {
    countries: [],
    country: null,
    host: 'site.test',
    address: 'https://site.test/register',
    captchaKey: '',
  };
  const actor = createActor(machine, { input }).start();
  const { close } = onScreen<typeof actor>((shown) => <RegisterDialog actor={shown} />)(actor);
  onTestFinished(() => {
    close();
    actor.stop();
  });
  await screen.findByLabelText('Username');
}

it.each([
  ['says so where the merchant promotes referrals', true, true, 1],
  ['does not say so where the merchant does not', false, true, 0],
  ['does not say so where no code is asked for', true, false, 0],
])('[PROMO-13] who was invited: %s', async (_title, referralPromotion, enabled, times) => {
  await openForm({
    ...registerSettings,
    rules: {
      ...rules,
      affiliateCode: { ...rules.affiliateCode, enabled },
      captcha: { ...rules.captcha, enabled: false },
    },
    features: { ...features, usernameRegistration: true, referralPromotion },
  });
  expect(screen.queryAllByText(invited)).toHaveLength(times);
});

it.each([
  ['tells what new members are given', 500_000, 'New members are given P 50.00 to play with.'],
  ['says nothing where nothing is given', 0, null],
])('[REG-31] %s', async (_title, registrationBonus, words) => {
  await openForm({
    ...registerSettings,
    rules: { ...rules, captcha: { ...rules.captcha, enabled: false } },
    features: { ...features, usernameRegistration: true },
    registrationBonus,
  });
  expect(screen.queryByText(/New members are given/)?.textContent ?? null).toBe(words);
});
