// @vitest-environment jsdom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { EventFrom } from 'xstate';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { failureOf, isRefusal } from '../../../src/api/failure.ts';
import type { Move } from '../../../src/inspection/step/move.ts';
import type { loginMachine } from '../../../src/machines/account/login/login.machine.ts';
import { problemsOf } from '../../../src/machines/account/login/login.rules.ts';
import { loginFlow } from '../../model/account/login/login.spec.ts';
import { loginView } from '../../model/account/login/login.view.tsx';
import { smsCodeFlow } from '../../model/account/smsCode/smsCode.spec.ts';
import { smsCodeView } from '../../model/account/smsCode/smsCode.view.tsx';
import { ends, refuseStorage } from '../../model/browser/breakage.ts';
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
import { opensOne, sessionsOf } from '../../model/browser/records.ts';
import { closeWarnings, dialogCalled, siteStage, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { startSite } from '../support/site.ts';
import { wordsOf } from '../support/words.ts';

const site = startSite();
const { qa } = site;
const t = wordsOf('EN');

const asksForCode: readonly EventFrom<typeof loginMachine>[] = [
  { type: 'login.chooseMethod', method: 'sms' },
  { type: 'login.type', field: 'mobileNum', value: ' 081-234-5678 ' },
  { type: 'login.requestCode' },
];

interface Vaulted extends Window {
  vault?: IDBOpenDBRequest;
}

/** Runs in the page: the vault of the remembered password does not open by itself. */
function holdVault(): void {
  indexedDB.open = () => {
    const vault = new EventTarget() as IDBOpenDBRequest;
    Object.assign(window, { vault });
    return vault;
  };
}

/** Runs in the page: reports that the vault cannot be opened. */
const giveVaultUp = (): void => (window as Vaulted).vault?.onerror?.(new Event('error'));

const NEEDS_APP = 'the account has no authenticator app: the journey of the second factor goes there';
const NEEDS_PASSKEY = 'an address has no passkeys: the journey of the passkey goes there';

const logIn = { type: 'site.logIn', area: 'site' } as const;

it(
  '[LOGIN-01] [LOGIN-25] takes every transition of the login in the browser',
  async () => {
    const whitelabel = holdSettings([systemContract.whitelabel]);
    const countries = holdSettings([extContract.countries]);
    const bySms = isForm('sms');
    const hasMobile = hasNumber('sms', (context) => problemsOf(context).mobileNum === undefined);
    const code = askedCode(qa, verificationContract.smsLogin, hasMobile);
    const stage = siteStage(site, {
      faulty: ['countries', 'countryPicker'],
      scope: dialogCalled('Log in', 'Agent login'),
      openings: [
        { name: 'the header', send: logIn },
        { name: 'an address', path: '/login', lacks: ['whitelabel'], given: whitelabel.hold },
        {
          name: 'a site without countries',
          lacks: ['country'],
          given: countries.hold,
          meanwhile: countries.lose,
          send: logIn,
        },
        { name: 'an unreadable cookie', cookies: { lastUser: '%E0%A4%A' }, send: logIn },
        {
          name: 'a vault that does not open',
          cookies: { lastUser: 'somchai', lastPassword: 'sealed' },
          lacks: ['whitelabel'],
          given: whitelabel.hold,
          prepare: (page) => page.addInitScript(holdVault),
          send: logIn,
        },
        {
          name: 'a slow code',
          given: code.holdAnswer,
          send: logIn,
          lasts: true,
          way: asksForCode.map((event): Move => ({ kind: 'event', event })),
        },
      ],
      steering: {
        recall: ends((page) => page.evaluate(giveVaultUp)),
        proveHuman: steer(qa, [extContract.humanChallenge]),
        // The spec's code was never sent and is not the captcha's text.
        sendLogin: steer(qa, [sessionContract.login], {
          can: (outcome, { snapshot }) =>
            (outcome.kind === 'error' && !isRefusal(failureOf(outcome.error), 'SECOND_FACTOR_NEEDED')) ||
            (outcome.kind === 'done' && snapshot.context.method === 'username' && !snapshot.context.captchaShown),
        }),
        smsCode: code.breaks,
      },
      outOfReach: {
        'sending, error sendLogin [asksSecondStep] -> secondStep': NEEDS_APP,
        'secondStep, done secondStep [isGranted] -> ended': NEEDS_APP,
        'secondStep, done secondStep -> form': NEEDS_APP,
        'secondStep, error secondStep -> form': NEEDS_APP,
        'secondStep, login.close -> ended': NEEDS_APP,
        'byPasskey, done usePasskey [isGranted] -> ended': NEEDS_PASSKEY,
        'byPasskey, error usePasskey -> form': NEEDS_PASSKEY,
        'byPasskey, login.close -> ended': NEEDS_PASSKEY,
      },
      records: { read: sessionsOf(qa, 'somchai'), after: { sendLogin: opensOne } },
      offers: { 'login.refreshCaptcha': whereItCan },
      comesToRest: code.isOnItsWay,
      clearAway: (page, here) => (code.isLate() ? closeWarnings(page) : ageCaptcha(page, here)),
      elsewhere: {
        'modal.settings': whitelabel.arrive,
        'countries.loaded': {
          can: (here) => bySms(here) && here.snapshot.context.country === null,
          bring: countries.answer,
        },
        'country.chosen': pickCountry(bySms),
        'captcha.renewed': letCaptchaAge(({ snapshot }) => !code.isLate() && snapshot.context.captchaShown),
        'smsCode.refused': code.refused,
      },
    });
    expect(await tourInBrowser(loginFlow, loginView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[SMS-05] [SMS-09] [SMS-13] takes every transition of the SMS code in the browser',
  async () => {
    const typeNumber = async (page: Page) => {
      await page.getByRole('tab', { name: t('login_by_sms') }).click();
      await page.getByLabel(t('login_mobile'), { exact: true }).fill('0812345678');
    };
    const stage = siteStage(site, {
      scope: dialogCalled('Log in'),
      openings: [
        { name: 'the login by SMS', send: logIn, afterwards: typeNumber },
        {
          name: 'an unreadable countdown',
          prepare: (page) => page.addInitScript(refuseStorage, { does: 'getItem', key: 'sms-' } as const),
          send: logIn,
          afterwards: typeNumber,
        },
      ],
      steering: { sendCode: steer(qa, [verificationContract.smsLogin], { says: ({ output }) => output }) },
      elsewhere: { 'smsCode.resumed': toldTo('smsCode') },
    });
    expect(await tourInBrowser(smsCodeFlow, smsCodeView, stage)).toEqual([]);
  },
  WALK_MS,
);
