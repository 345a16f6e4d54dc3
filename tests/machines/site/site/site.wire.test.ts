// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '../../../../src/machines/account/login/login.machine.ts';
import { thailand } from '../../../model/account/login/login.spec.ts';
import { somchai } from '../../../model/site/session/session.spec.ts';
import { whitelabelWith } from '../../../model/whitelabel.ts';
import { openWiredSite } from '../../../support/openWiredSite.ts';

type LoginActor = ActorRefFrom<typeof loginMachine>;

describe('the wired site', () => {
  beforeEach(() => localStorage.clear());

  it('[SHELL-04] [SHELL-05] [SHELL-06] [SHELL-07] loads public data at once, and the member only with a token', () => {
    const everybody = [
      'system.status',
      'system.domainRoute',
      'system.whitelabel',
      'ext.countries',
      'announcement.list',
      'home.winnerBoard',
      'home.hotMatches',
    ];
    const called = (hasToken: boolean) =>
      openWiredSite({ hasToken })
        .calls.map(({ id }) => id)
        .sort();
    expect(called(false)).toEqual([...everybody].sort());
    expect(called(true)).toEqual([...everybody, 'member.info'].sort());
  });

  it("[SMS-12] [ERR-11] shows the server's message over the login when it sends no code", async () => {
    const { site, parts, heldCall, calls } = openWiredSite({ hasToken: false });
    heldCall('ext.countries').answer({ current: 'TH', list: [thailand] });
    heldCall('system.whitelabel').answer(whitelabelWith({ smsLogin: true }));
    await expect.poll(() => site.getSnapshot().context).toMatchObject({ country: thailand, whitelabel: {} });
    site.send({ type: 'site.logIn', area: 'site' });
    await expect.poll(() => parts().modals?.getSnapshot().value).toEqual({ open: 'free' });

    const login = parts().modals?.getSnapshot().children.login as unknown as LoginActor | undefined;
    await expect.poll(() => login?.getSnapshot().matches('form')).toBe(true);
    login?.send({ type: 'login.chooseMethod', method: 'sms' });
    login?.send({ type: 'login.type', field: 'mobileNum', value: '0812345678' });
    login?.send({ type: 'login.requestCode' });
    expect(calls.at(-1)?.call).toEqual({ request: { countryDialingCode: '66', mobileNum: '0812345678' } });
    heldCall('verification.smsLogin').fail({
      kind: 'refused',
      code: 'SMS_NOT_SENT',
      message: 'No signal',
      details: null,
    });
    await expect
      .poll(() => parts().dialogs?.getSnapshot().context.queue)
      .toEqual([{ topic: 'server_message', message: 'No signal', next: 'nothing' }]);
    expect(parts().modals?.getSnapshot().value).toEqual({ open: 'free' });
  });

  it('[LOGIN-23] [HEADER-31] loads the member, then the balance', async () => {
    const { site, heldCall } = openWiredSite({ hasToken: true });
    heldCall('member.info').answer(somchai);
    await expect.poll(() => site.getSnapshot().context.member).toEqual(somchai);
    heldCall('wallet.balance').answer({ sumBalance: 12_345_600 });
    await expect.poll(() => site.system.get('balance')?.getSnapshot().context.sumBalance).toBe(12_345_600);
  });

  it('[STORE-08] stores the merchant in session and local storage', async () => {
    const { heldCall, session } = openWiredSite({ hasToken: false });
    heldCall('system.whitelabel').answer(whitelabelWith({}));
    await vi.waitFor(() => expect(localStorage.getItem('merchantCode')).toBe('demo'));
    expect(session.keepMerchant.mock.calls).toEqual([[{ brandName: 'Statehouse', merchantCode: 'demo' }]]);
  });
});
