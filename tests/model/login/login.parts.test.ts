// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { captchaContract } from '../../../src/api/contract/captcha.ts';
import { extContract } from '../../../src/api/contract/ext.ts';
import { verificationContract } from '../../../src/api/contract/verification.ts';
import type { LoginInput } from '../../../src/machines/login/login.setup.ts';
import { answers, refuses, wireFailures } from '../answers.ts';
import { openBench } from '../kit/bench.ts';
import { done, type Outcome } from '../kit/outcome.ts';
import type { Screen } from '../kit/view.ts';
import { buttonCalled, press, typeInto } from '../onScreen.tsx';
import { workingLoginParts } from '../workingParts.ts';
import { loginFlow, loginInput, outcomes, thailand } from './login.spec.ts';
import { loginView } from './login.view.tsx';

let shown: Screen;
afterEach(() => shown.close());

/** The login on screen, past its start; `end` ends what runs below it, or below a part of it. */
async function openLogin(input: Partial<LoginInput> = {}) {
  const bench = openBench(loginFlow, { ...loginInput, ...input }, workingLoginParts);
  shown = loginView.open(bench.actor);
  const { carryOut } = shown;
  const end = (id: string, outcome: Outcome) => carryOut(() => bench.settle(bench.children()[id], outcome));
  const endBelow = (part: string, id: string, outcome: Outcome) =>
    carryOut(() => {
      const snapshot: AnyMachineSnapshot = bench.children()[part]?.getSnapshot();
      bench.settle(snapshot.children[id], outcome);
    });
  await end('recall', done(null));
  return { ...bench, carryOut, end, endBelow };
}

const enabled = { disabled: false, busy: false };

describe('the captcha of the login on screen', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';

  it('[CAPTCHA-01] [CAPTCHA-02] [LOGIN-25] shows the picture of the server, and another at most once a second', async () => {
    const { carryOut, clock, end, endBelow } = await openLogin();
    await carryOut(() => {
      typeInto('Username', 'somchai');
      typeInto('Password', 'wrong');
    });
    await carryOut(() => press('Log in'));
    await end('proveHuman', outcomes.proof);
    expect(screen.queryByLabelText('Code in the picture')).toBeNull();
    await end('sendLogin', outcomes.flagged);
    expect(screen.getByLabelText('Code in the picture')).toBeTruthy();
    expect(buttonCalled('New picture')).toEqual({ disabled: true, busy: true });

    await endBelow('captcha', 'fetchCaptcha', answers(captchaContract.image, png));
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Picture with a code to copy' }).src).toBe(
      `data:image/png;base64,${png}`,
    );
    await carryOut(() => press('New picture'));
    expect(buttonCalled('New picture')).toEqual({ disabled: true, busy: true });
    await carryOut(() => clock.advanceTo(1000));
    await endBelow('captcha', 'fetchCaptcha', answers(captchaContract.image, png));
    expect(buttonCalled('New picture')).toEqual(enabled);
  });

  it('says when the picture could not be had, and tries again', async () => {
    const { carryOut, end, endBelow } = await openLogin();
    await carryOut(() => {
      typeInto('Username', 'somchai');
      typeInto('Password', 'wrong');
    });
    await carryOut(() => press('Log in'));
    await end('proveHuman', outcomes.proof);
    await end('sendLogin', outcomes.flagged);
    await endBelow('captcha', 'fetchCaptcha', loginFlow.outcomes.sendLogin.at(-1) ?? expect.unreachable());
    expect(screen.getByText('The picture could not be loaded. Get a new one.').getAttribute('role')).toBe('alert');
    await carryOut(() => press('New picture'));
    expect(screen.queryByText('The picture could not be loaded. Get a new one.')).toBeNull();
  });
});

describe('the code by SMS of the login on screen', () => {
  const { smsLogin } = verificationContract;

  const openSms = async () => {
    const login = await openLogin();
    await login.carryOut(() => press('SMS code', 'tab'));
    await login.carryOut(() => typeInto('Mobile number', '0812345678'));
    return login;
  };

  it('[SMS-05] [SMS-06] [SMS-08] counts the seconds down on a button that rests meanwhile', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    expect(buttonCalled('Send the code')).toEqual(enabled);
    await carryOut(() => press('Send the code'));
    expect(buttonCalled('Sending')).toEqual({ disabled: true, busy: true });
    await endBelow('smsCode', 'sendCode', answers(smsLogin, {}));
    expect(buttonCalled('Send again in 60 s')).toEqual({ disabled: true, busy: false });
    expect(screen.getByRole('status').textContent).toContain('It works for 1 min.');
    await carryOut(() => clock.advanceTo(1000));
    expect(buttonCalled('Send again in 59 s')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(60_000));
    expect(buttonCalled('Send again')).toEqual(enabled);
  });

  it('[SMS-13] says how long too many must wait', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    await carryOut(() => press('Send the code'));
    await endBelow('smsCode', 'sendCode', refuses(smsLogin, 'SMS_TOO_MANY', { waitSeconds: 300 }));
    expect(buttonCalled('Wait 300 s')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(300_000));
    expect(buttonCalled('Send the code')).toEqual(enabled);
  });

  it('[SMS-09] rests for a second when it has failed', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    await carryOut(() => press('Send the code'));
    await endBelow('smsCode', 'sendCode', refuses(smsLogin, 'SMS_NOT_SENT'));
    expect(buttonCalled('Send the code')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(1000));
    expect(buttonCalled('Send the code')).toEqual(enabled);
  });

  it('[SMS-10] [VALID-35] says what is wrong with the number and sends nothing', async () => {
    const { carryOut, effectCount } = await openSms();
    await carryOut(() => typeInto('Mobile number', '0812'));
    await carryOut(() => press('Send the code'));
    const field = screen.getByLabelText('Mobile number');
    expect(field.ariaInvalid).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Mobile numbers in this country have 9 digits, without the leading 0.',
    );
    expect(effectCount()).toBe(0);
  });
});

describe('the countries of the login on screen', () => {
  const failed = 'The list of countries could not be loaded. No code can be sent without it.';
  const offline = wireFailures(extContract.countries)[0] ?? expect.unreachable();

  it('are asked for again where the page could not load them', async () => {
    const { carryOut, endBelow } = await openLogin({ countries: [], country: null });
    await carryOut(() => press('SMS code', 'tab'));
    expect(screen.queryByRole('alert')).toBeNull();
    await endBelow('countries', 'fetchResource', offline);
    expect(screen.getByRole('alert').textContent).toContain(failed);
    await carryOut(() => typeInto('Mobile number', '0812345678'));
    await carryOut(() => press('Send the code'));
    expect(screen.getByText('The list of countries has not come yet, and the number needs it.')).toBeTruthy();

    await carryOut(() => press('Try again'));
    expect(screen.queryByText(failed, { exact: false })).toBeNull();
    await endBelow('countries', 'fetchResource', done({ value: { current: 'TH', list: [thailand] } }));
    expect(screen.getByRole('combobox', { name: 'Country code, Thailand +66' })).toBeTruthy();
    await carryOut(() => press('Send the code'));
    expect(buttonCalled('Sending')).toEqual({ disabled: true, busy: true });
  });
});
