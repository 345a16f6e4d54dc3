// @vitest-environment jsdom

import { expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { captchaContract } from '../../../src/api/contract/account/captcha.ts';
import {
  type RegisterSettings,
  registrationContract,
  ruledField,
} from '../../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import type { registerMachine } from '../../../src/machines/account/register/register.machine.ts';
import { problemOf } from '../../../src/machines/account/register/register.rules.ts';
import { captchaFlow } from '../../model/account/captcha/captcha.spec.ts';
import { captchaView } from '../../model/account/captcha/captcha.view.tsx';
import { registerFlow } from '../../model/account/register/register.spec.ts';
import { registerView } from '../../model/account/register/register.view.tsx';
import { bothWays, byName, hosted, settingsWith } from '../../model/account/register/registerForms.ts';
import {
  ageCaptcha,
  askedCode,
  hasNumber,
  isForm,
  letCaptchaAge,
  pickCountry,
  whereItCan,
} from '../../model/browser/forms.ts';
import { holdSettings } from '../../model/browser/holdSettings.ts';
import { closeWarnings, dialogCalled, type SiteOpening, siteStage, WALK_MS } from '../../model/browser/siteStage.ts';
import { isRefusal, steer } from '../../model/browser/steer.ts';
import { steerPhoneService } from '../../model/browser/steerPhoneService.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { registerSettings } from '../../model/registerSettings.ts';
import { startPhoneService } from '../support/phoneService.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
/** Accepts the spec's code. */
const phone = startPhoneService('123456');
const { settings, affiliate, byUsername, byMobile } = registrationContract;

const register = { type: 'site.register' } as const;

/** Makes the merchant offer what these settings say; patterns and lengths stay the merchant's own. */
async function offer({ rules, order, features, phoneAuth }: RegisterSettings): Promise<void> {
  const needs = ruledField.options.map((field) => {
    const { enabled, required } = rules[field];
    return [field, { enabled, required }];
  });
  await qa.setFeatures({ features });
  await qa.setRegistration({ rules: Object.fromEntries(needs), order, phoneAuth: phoneAuth && phone.settings() });
}

/** Whether two settings offer the same methods. */
const isOffer = (one: RegisterSettings, other: RegisterSettings): boolean =>
  one.features.usernameRegistration === other.features.usernameRegistration &&
  one.features.mobileRegistration === other.features.mobileRegistration;

const eventMove = (event: EventFrom<typeof registerMachine>): Move => ({ kind: 'event', event });

/** The merchant offers this. */
interface Offered {
  readonly offered: RegisterSettings;
  /** Whether the answer to the first code request is held. */
  readonly isCodeLate?: boolean;
}

const arrives = (output: RegisterSettings): Move => ({
  kind: 'outcome',
  actor: 'fetchSettings',
  outcome: { kind: 'done', output },
});
const asksForCode: readonly Move[] = [
  eventMove({ type: 'register.type', field: 'mobileNum', value: ' 081-234-5678 ' }),
  eventMove({ type: 'register.requestCode' }),
];

/** The openings of a registration. */
const openings: readonly (SiteOpening & Offered)[] = [
  { name: 'a merchant with both methods', offered: bothWays, send: register },
  {
    name: 'a merchant with a hosted phone service',
    offered: hosted,
    send: register,
    lasts: true,
    way: [arrives(hosted), ...asksForCode],
  },
  {
    name: 'a merchant with a hosted phone service and a captcha',
    offered: settingsWith(['mobileNum', 'captcha'], hosted.features, { phoneAuth: hosted.phoneAuth }),
    send: register,
    lasts: true,
    way: [arrives(hosted), ...asksForCode],
  },
  {
    name: 'a slow code',
    offered: bothWays,
    isCodeLate: true,
    send: register,
    lasts: true,
    way: [arrives(bothWays), ...asksForCode],
  },
  { name: 'a merchant with user names only', offered: byName, send: register },
  { name: 'a merchant with sign-up closed', offered: registerSettings, send: register },
  { name: 'an address', offered: bothWays, path: '/register', lacks: ['whitelabel'] },
];

it(
  '[REG-01] [REG-17] takes every transition of the registration in the browser',
  async () => {
    let offered: RegisterSettings = bothWays;
    const whitelabel = holdSettings([systemContract.whitelabel]);
    const byNumber = isForm('mobile');
    const hasMobile = hasNumber('mobile', (context) => problemOf(context, 'mobileNum') === null);
    const code = askedCode(qa, verificationContract.smsRegister, hasMobile);
    const stage = siteStage(site, {
      faulty: ['countryPicker'],
      scope: dialogCalled('Sign up'),
      openings: openings.map((opening) => ({
        ...opening,
        given: async (page) => {
          ({ offered } = opening);
          await offer(offered);
          if (opening.path !== undefined) await whitelabel.hold(page);
          if (opening.isCodeLate) await code.holdAnswer(page);
        },
      })),
      steering: {
        fetchSettings: steer(qa, [settings], {
          can: (outcome) => outcome.kind !== 'done' || isOffer(outcome.output as RegisterSettings, offered),
        }),
        checkInvitation: steer(qa, [affiliate]),
        proveHuman: steer(qa, [extContract.humanChallenge]),
        confirmPhone: steerPhoneService(phone),
        // The captcha's text cannot be known beforehand, so the server's answer must be a session.
        sendRegistration: steer(qa, [byUsername, byMobile], {
          // A taken user name is one that was chosen.
          can: (outcome, { snapshot }) => !isRefusal(outcome) || snapshot.context.method === 'username',
          says: async () => ({ ...(await qa.openSession({ username: 'somchai' })), bonus: 0 }),
        }),
        smsCode: code.breaks,
      },
      offers: { 'register.refreshCaptcha': whereItCan },
      comesToRest: code.isOnItsWay,
      clearAway: (page, here) => (code.isLate() ? closeWarnings(page) : ageCaptcha(page, here)),
      elsewhere: {
        'modal.settings': whitelabel.arrive,
        'country.chosen': pickCountry(byNumber),
        'captcha.renewed': letCaptchaAge(({ pending }) => !code.isLate() && pending.some(({ id }) => id === 'captcha')),
        'smsCode.refused': {
          ...code.refused,
          can: (here, event) => offered === bothWays && code.refused.can(here, event),
        },
      },
    });
    expect(await tourInBrowser(registerFlow, registerView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CAPTCHA-01] [CAPTCHA-02] takes every transition of the captcha in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: { selector: 'dialog[open] div:has(> div[aria-busy])' },
      openings: [{ name: 'the registration', given: () => offer(bothWays), send: register }],
      steering: { fetchCaptcha: steer(qa, [captchaContract.image]) },
    });
    expect(await tourInBrowser(captchaFlow, captchaView, stage)).toEqual([]);
  },
  WALK_MS,
);
