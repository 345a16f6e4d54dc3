// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { captchaContract } from '../../../../src/api/contract/account/captcha.ts';
import { verificationContract } from '../../../../src/api/contract/account/verification.ts';
import { extContract } from '../../../../src/api/contract/site/ext.ts';
import type { LoginInput } from '../../../../src/machines/account/login/login.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { done, type Outcome } from '../../kit/outcome.ts';
import type { Screen } from '../../kit/view.ts';
import { buttonCalled, press, typeInto } from '../../onScreen.tsx';
import { workingLoginParts } from '../../workingParts.ts';
import { loginFlow, loginInput, outcomes, thailand } from './login.spec.ts';
import { loginView } from './login.view.tsx';

let shown: Screen;
afterEach(() => shown.close());

/** The login on screen, past its start. `end` ends one of its children, or a child of a child. */
async function openLogin(input: Partial<LoginInput> = {}) {
  const bench = createHarness(loginFlow, { ...loginInput, ...input }, workingLoginParts);
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

  it("[CAPTCHA-01] [CAPTCHA-02] [LOGIN-25] shows the server's image, and loads another at most once a second", async () => {
    const { carryOut, clock, end, endBelow } = await openLogin();
    await carryOut(() => {
      typeInto('Username', 'somchai');
      typeInto('Password', 'wrong');
    });
    await carryOut(() => press('Log in'));
    await end('proveHuman', outcomes.proof);
    expect(screen.queryByLabelText('Captcha')).toBeNull();
    await end('sendLogin', outcomes.flagged);
    expect(screen.getByLabelText('Captcha')).toBeTruthy();
    expect(buttonCalled('New image')).toEqual({ disabled: true, busy: true });

    await endBelow('captcha', 'fetchCaptcha', answers(captchaContract.image, png));
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Captcha image' }).src).toBe(
      `data:image/png;base64,${png}`,
    );
    await carryOut(() => press('New image'));
    expect(buttonCalled('New image')).toEqual({ disabled: true, busy: true });
    await carryOut(() => clock.advanceTo(1000));
    await endBelow('captcha', 'fetchCaptcha', answers(captchaContract.image, png));
    expect(buttonCalled('New image')).toEqual(enabled);
  });

  it('shows that the image failed to load, and retries', async () => {
    const { carryOut, end, endBelow } = await openLogin();
    await carryOut(() => {
      typeInto('Username', 'somchai');
      typeInto('Password', 'wrong');
    });
    await carryOut(() => press('Log in'));
    await end('proveHuman', outcomes.proof);
    await end('sendLogin', outcomes.flagged);
    await endBelow('captcha', 'fetchCaptcha', loginFlow.outcomes.sendLogin.at(-1) ?? expect.unreachable());
    expect(screen.getByText('The image could not be loaded. Get a new one.').getAttribute('role')).toBe('alert');
    await carryOut(() => press('New image'));
    expect(screen.queryByText('The image could not be loaded. Get a new one.')).toBeNull();
  });
});

describe("the login's SMS code on screen", () => {
  const { smsLogin } = verificationContract;

  const openSms = async () => {
    const login = await openLogin();
    await login.carryOut(() => press('SMS code', 'tab'));
    await login.carryOut(() => typeInto('Mobile number', '0812345678'));
    return login;
  };

  it('[SMS-05] [SMS-06] [SMS-08] counts the seconds down on a disabled button', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    expect(buttonCalled('Send code')).toEqual(enabled);
    await carryOut(() => press('Send code'));
    expect(buttonCalled('Sending')).toEqual({ disabled: true, busy: true });
    await endBelow('smsCode', 'sendCode', answers(smsLogin, {}));
    expect(buttonCalled('Resend in 60 s')).toEqual({ disabled: true, busy: false });
    expect(screen.getByRole('status').textContent).toContain('It is valid for 1 min.');
    await carryOut(() => clock.advanceTo(1000));
    expect(buttonCalled('Resend in 59 s')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(60_000));
    expect(buttonCalled('Resend')).toEqual(enabled);
  });

  it('[SMS-13] shows how long to wait after too many codes', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    await carryOut(() => press('Send code'));
    await endBelow('smsCode', 'sendCode', refuses(smsLogin, 'SMS_TOO_MANY', { waitSeconds: 300 }));
    expect(buttonCalled('Wait 300 s')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(300_000));
    expect(buttonCalled('Send code')).toEqual(enabled);
  });

  it('[SMS-09] disables the button for a second after a failure', async () => {
    const { carryOut, clock, endBelow } = await openSms();
    await carryOut(() => press('Send code'));
    await endBelow('smsCode', 'sendCode', refuses(smsLogin, 'SMS_NOT_SENT'));
    expect(buttonCalled('Send code')).toEqual({ disabled: true, busy: false });
    await carryOut(() => clock.advanceTo(1000));
    expect(buttonCalled('Send code')).toEqual(enabled);
  });

  it('[SMS-10] [VALID-35] shows the error of the number and sends nothing', async () => {
    const { carryOut, effectCount } = await openSms();
    await carryOut(() => typeInto('Mobile number', '0812'));
    await carryOut(() => press('Send code'));
    const field = screen.getByLabelText('Mobile number');
    expect(field.ariaInvalid).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Mobile numbers in this country have 9 digits, without the leading 0.',
    );
    expect(effectCount()).toBe(0);
  });
});

describe("the login's countries on screen", () => {
  const failed = 'The country list could not be loaded, so no code can be sent.';
  const offline = wireFailures(extContract.countries)[0] ?? expect.unreachable();

  it('loads the countries again if the page failed to', async () => {
    const { carryOut, endBelow } = await openLogin({ countries: [], country: null });
    await carryOut(() => press('SMS code', 'tab'));
    expect(screen.queryByRole('alert')).toBeNull();
    await endBelow('countries', 'fetchResource', offline);
    expect(screen.getByRole('alert').textContent).toContain(failed);
    await carryOut(() => typeInto('Mobile number', '0812345678'));
    await carryOut(() => press('Send code'));
    expect(screen.getByText('The country list has not loaded yet. Try again in a moment.')).toBeTruthy();

    await carryOut(() => press('Try again'));
    expect(screen.queryByText(failed, { exact: false })).toBeNull();
    await endBelow('countries', 'fetchResource', done({ value: { current: 'TH', list: [thailand] } }));
    expect(screen.getByRole('combobox', { name: 'Country code: Thailand +66' })).toBeTruthy();
    await carryOut(() => press('Send code'));
    expect(buttonCalled('Sending')).toEqual({ disabled: true, busy: true });
  });
});
