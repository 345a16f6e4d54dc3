// @vitest-environment jsdom

import { expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { recoveryContract } from '../../../src/api/contract/account/recovery.ts';
import { registrationContract } from '../../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import { extContract } from '../../../src/api/contract/site/ext.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { problemsOf } from '../../../src/machines/account/forgot/forgot.rules.ts';
import { changePasswordFlow } from '../../model/account/changePassword/changePassword.spec.ts';
import { changePasswordView } from '../../model/account/changePassword/changePassword.view.tsx';
import { forgotFlow, outcomes } from '../../model/account/forgot/forgot.spec.ts';
import { forgotView } from '../../model/account/forgot/forgot.view.tsx';
import { resetPasswordFlow } from '../../model/account/resetPassword/resetPassword.spec.ts';
import { resetPasswordView } from '../../model/account/resetPassword/resetPassword.view.tsx';
import { askedCode, hasNumber, isForm, pickCountry } from '../../model/browser/forms.ts';
import { holdSettings } from '../../model/browser/holdSettings.ts';
import { opensOne, setsPassword } from '../../model/browser/records.ts';
import { dialogCalled, siteStage, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { createPlayer } from '../../support/player.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const { settings } = registrationContract;
const somchai = { username: 'somchai', email: 'somchai@example.test' } as const;

/** Opens the recovery from the login. */
const forgot = {
  type: 'modal.ended',
  result: {
    flow: 'login',
    output: { outcome: 'forgot', firstTimeLogin: false, changeDue: false, stored: null },
  },
} as const;

it(
  '[FORGOT-01] [FORGOT-20] takes every transition of the recovery in the browser',
  async () => {
    const whitelabel = holdSettings([systemContract.whitelabel]);
    const byMobile = isForm('mobileNum');
    const hasMobile = hasNumber('mobileNum', (context) => problemsOf(context).mobileNum === undefined);
    const code = askedCode(qa, verificationContract.smsForgot, hasMobile);
    const stage = siteStage(site, {
      faulty: ['countryPicker'],
      scope: { selector: 'dialog[open]', heading: ['Forgot password', 'Check your email'] },
      comesToRest: code.isOnItsWay,
      openings: [
        { name: 'the login', send: forgot },
        { name: 'an address', path: '/login', lacks: ['whitelabel'], given: whitelabel.hold, send: forgot },
        {
          name: 'a slow code',
          given: code.holdAnswer,
          send: forgot,
          way: [
            { kind: 'outcome', actor: 'fetchRules', outcome: outcomes.rules },
            { kind: 'event', event: { type: 'forgot.chooseMethod', method: 'mobileNum' } as EventObject },
            {
              kind: 'event',
              event: { type: 'forgot.type', field: 'mobileNum', value: ' 081-234-5678 ' } as EventObject,
            },
            { kind: 'event', event: { type: 'forgot.requestCode' } },
          ],
        },
      ],
      steering: {
        fetchRules: steer(qa, [settings]),
        sendMail: steer(qa, [recoveryContract.byEmail]),
        // The spec's code was never sent, so the server's answer must be a session.
        setPassword: steer(qa, [recoveryContract.byPhone], { says: () => qa.openSession({ username: 'somchai' }) }),
        smsCode: code.breaks,
      },
      elsewhere: {
        'modal.settings': whitelabel.arrive,
        'country.chosen': pickCountry(byMobile),
        'smsCode.refused': code.refused,
      },
    });
    expect(await tourInBrowser(forgotFlow, forgotView, stage)).toEqual([]);
  },
  WALK_MS,
);

/** The address in the recovery email. */
async function mailedLink(): Promise<string> {
  const player = createPlayer({ baseURL: site.url, fetch: globalThis.fetch, now: Date.now });
  await player.api(recoveryContract.byEmail, { request: somchai });
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { list } = await qa.outbox({});
      link = list.find(({ kind }) => kind === 'email')?.text.match(/https?:\S+\/reset#[\w-]{43}/)?.[0];
      return link;
    })
    .toBeDefined();
  const { pathname, hash } = new URL(link ?? '');
  return pathname + hash;
}

it(
  '[FORGOT-01] [VALID-27] takes every transition of the reset link in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Set a new password', 'Password changed'),
      openings: [
        { name: 'a link', path: mailedLink },
        { name: 'half a link', path: '/reset' },
        {
          name: 'a browser that cannot change its address',
          path: mailedLink,
          prepare: (page) =>
            page.addInitScript(() => {
              History.prototype.replaceState = () => {
                throw new DOMException('there is no room for that', 'SecurityError');
              };
            }),
        },
      ],
      steering: {
        checkLink: steer(qa, [recoveryContract.link]),
        fetchRules: steer(qa, [settings]),
        setPassword: steer(qa, [recoveryContract.byLink]),
      },
      records: { read: () => qa.account({ username: 'somchai' }), after: { setPassword: setsPassword } },
    });
    expect(await tourInBrowser(resetPasswordFlow, resetPasswordView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[CHPW-01] [CHPW-16] takes every transition of the password change in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: dialogCalled('Change password', 'Your password has expired', 'Password changed'),
      openings: [
        { name: 'the account', as: 'somchai', send: { type: 'site.changePassword' }, lasts: true },
        { name: 'a forced password change', as: 'weak', passwordDue: true },
      ],
      steering: {
        fetchRules: steer(qa, [settings]),
        // The spec's old password is not this account's.
        sendChange: steer(qa, [passwordContract.change], {
          can: ({ kind }, { snapshot }) => kind === 'error' || !snapshot.context.forced,
        }),
        proveHuman: steer(qa, [extContract.humanChallenge]),
        sendLogin: steer(qa, [sessionContract.login]),
      },
      records: {
        read: () => qa.account({ username: 'somchai' }),
        after: { sendChange: setsPassword, sendLogin: opensOne },
      },
    });
    expect(await tourInBrowser(changePasswordFlow, changePasswordView, stage)).toEqual([]);
  },
  WALK_MS,
);
