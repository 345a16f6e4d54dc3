// @vitest-environment jsdom

import { expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { capsuleOf, readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';
import { checkCompatibility } from '../../../../src/console/core/capsule/fits.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { redactSecrets } from '../../../../src/console/core/redactor.ts';
import { deskMachines } from '../../../../src/qa/replayDesk.ts';
import { replayOptions, siteMachines } from '../../../../src/qa/replaySite.ts';
import { secretsOfSite } from '../../../../src/qa/secrets.ts';
import { unmasked } from '../../../../src/qa/unmasked.ts';
import { thailand } from '../../../model/account/login/login.spec.ts';
import { somchai } from '../../../model/site/session/session.spec.ts';
import { whitelabelWith } from '../../../model/whitelabel.ts';
import { openWiredSite } from '../../../support/openWiredSite.ts';
import { siteCharts } from '../../chart/siteCharts.ts';

/** A visitor is refused once, logs in and has the site open for a while. */
async function recorded() {
  let now = (): number => 1_750_000_000_000;
  const recorder = createRecorder({ ...redactSecrets(secretsOfSite()), now: () => now() });
  const opened = openWiredSite({ hasToken: false, inspect: recorder.inspect });
  now = opened.now;
  const { site, parts, heldCall, clock } = opened;
  heldCall('ext.countries').answer({ current: 'TH', list: [thailand] });
  heldCall('announcement.list').fail({ kind: 'offline' });
  heldCall('system.whitelabel').answer(whitelabelWith({ smsLogin: true }));
  await expect.poll(() => site.getSnapshot().context).toMatchObject({ country: thailand, whitelabel: {} });
  clock.advanceTo(5_400);
  site.send({ type: 'site.logIn', area: 'site' });
  await expect.poll(() => parts().modals?.getSnapshot().value).toEqual({ open: 'free' });
  const login: AnyActorRef | undefined = parts().modals?.getSnapshot().children.login;
  await expect.poll(() => login?.getSnapshot().value).toBe('form');
  login?.send({ type: 'login.type', field: 'username', value: 'somchai' });
  login?.send({ type: 'login.typeSecret', field: 'password', value: 'Player#2026' });
  login?.send({ type: 'login.submit' });
  await expect.poll(() => login?.getSnapshot().value).toBe('sending');
  clock.advanceTo(7_100);
  heldCall('session.login').fail({ kind: 'refused', code: 'BAD_CREDENTIALS', message: 'No', details: null });
  await expect.poll(() => login?.getSnapshot().value).toBe('form');
  login?.send({ type: 'login.submit' });
  await expect.poll(() => login?.getSnapshot().value).toBe('sending');
  heldCall('session.login').answer({ token: 'token-1', firstTimeLogin: false, passwordExpired: false });
  await expect.poll(() => parts().modals?.getSnapshot().value).toBe('closed');
  heldCall('member.info').answer(somchai);
  await expect.poll(() => site.getSnapshot().context.member).toEqual(somchai);
  clock.advanceTo(65_000);
  return { capsule: capsuleOf(recorder), site };
}

it('plays a login on the whole site again, ten times of ten, without a call', async () => {
  const { capsule, site } = await recorded();
  const runs = Array.from({ length: 10 }, () => replay(readCapsule(JSON.stringify(capsule)), replayOptions));
  expect(runs.map(({ stopped }) => stopped)).toEqual(runs.map(() => null));
  for (const run of runs) {
    expect(run.stands).toEqual(runs[0]?.stands);
    expect(firstDivergence(capsule, run.again)).toBeNull();
  }
  expect(runs[0]?.stands.at(-1)?.[site.id]?.context).toMatchObject({ member: JSON.parse(JSON.stringify(somchai)) });
  expect(checkCompatibility(capsule, siteMachines())).toEqual({
    kind: 'risky',
    because: [
      'The payload of login.typeSecret was masked: a guard that reads it may decide differently.',
      `The result of ${site.id}/modals/login/proveHuman was masked: a guard that reads it may decide differently.`,
      `The result of ${site.id}/modals/login/proveHuman #2 was masked: a guard that reads it may decide differently.`,
      `The result of ${site.id}/modals/login/sendLogin #2 was masked: a guard that reads it may decide differently.`,
    ],
  });
  expect(JSON.stringify(capsule)).not.toMatch(/Player#2026|token-1|"proof"/);
});

it('knows every machine of every flow, so that no capsule is told that one is gone', () => {
  const known = new Set([...siteMachines(), ...deskMachines()].map(({ id }) => id));
  // The poem and its like are made up by the tests; these are the site's.
  const resources = ['announcements', 'winners', 'countries', 'features'];
  const wanted = [...siteCharts.map(([, { id }]) => id), ...resources];
  expect(wanted.filter((id) => !known.has(id))).toEqual([
    'rowFile',
    'datedList',
    'reportList',
    'searchedList',
    'bareList',
    'wholeList',
    'probe',
    'poem',
  ]);
});

it.each([
  ['withdraw.typeSecret', undefined, '135790'],
  ['lineTransfer.typeSecret', undefined, '135790'],
  ['convert.typeSecret', 'paymentPassword', '135790'],
  ['login.typeSecret', 'password', '123456'],
  ['register.typeSecret', 'verificationCode', '135790'],
])('puts in the place of six characters of %s, field %s, what its form takes', (type, field, value) => {
  const event = { type, ...(field === undefined ? {} : { field }), value: '••••••' };
  expect(unmasked(event, [])).toEqual({ ...event, value });
});
