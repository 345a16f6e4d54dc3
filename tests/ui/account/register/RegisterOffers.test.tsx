// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { assign, createActor, fromPromise } from 'xstate';
import type { RegisterSettings } from '../../../../src/api/contract/account/registration.ts';
import { artPath } from '../../../../src/api/contract/play/game.ts';
import { registerMachine } from '../../../../src/machines/account/register/register.machine.ts';
import { invited as invitedWith } from '../../../../src/machines/account/register/register.rules.ts';
import { smsCodeMachine } from '../../../../src/machines/account/smsCode/smsCode.machine.ts';
import { RegisterDialog } from '../../../../src/ui/account/register/RegisterDialog.tsx';
import { onScreen } from '../../../model/onScreen.tsx';
import { registerSettings } from '../../../model/registerSettings.ts';

const { rules, features } = registerSettings;
const invited = 'Invitation code: LANTERN7.';

/** The form of a visitor with the referral code LANTERN7. */
async function openForm(settings: RegisterSettings, gameId: string | null = null): Promise<void> {
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
    gameId,
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
  ['is shown if the merchant promotes referrals', true, true, 1],
  ['is hidden if the merchant does not', false, true, 0],
  ['is hidden if the form has no code field', true, false, 0],
])('[PROMO-13] the referral: %s', async (_title, referralPromotion, enabled, times) => {
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
  ['shows the bonus for new members', 500_000, 'New members get P 50.00 to play with.'],
  ['shows nothing without a bonus', 0, null],
])('[REG-31] %s', async (_title, registrationBonus, words) => {
  await openForm({
    ...registerSettings,
    rules: { ...rules, captcha: { ...rules.captcha, enabled: false } },
    features: { ...features, usernameRegistration: true },
    registrationBonus,
  });
  expect(screen.queryByText(/New members get/)?.textContent ?? null).toBe(words);
});

it.each([
  ['shows the game that was wanted', 'lantern-night', ['Then on to your game']],
  ['speaks of no game where none was', null, []],
])('[GAME-18] %s', async (_title, gameId, words) => {
  await openForm(
    {
      ...registerSettings,
      rules: { ...rules, captcha: { ...rules.captcha, enabled: false } },
      features: { ...features, usernameRegistration: true },
    },
    gameId,
  );
  const told = screen.queryAllByText('Then on to your game');
  expect(told.map(({ textContent }) => textContent)).toEqual(words);
  expect(told[0]?.querySelector('img')?.getAttribute('src') ?? null).toBe(gameId && artPath(gameId));
});
