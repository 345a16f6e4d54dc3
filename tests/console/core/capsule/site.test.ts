// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import { ApiError, type ApiFailure } from '../../../../src/api/failure.ts';
import { type Capsule, capsuleOf, readCapsule } from '../../../../src/console/core/capsule/capsule.ts';
import { firstDivergence } from '../../../../src/console/core/capsule/compare.ts';
import { machinesBelow, verdictOn } from '../../../../src/console/core/capsule/fits.ts';
import { replay } from '../../../../src/console/core/capsule/replay.ts';
import { createMask, hidden } from '../../../../src/console/core/mask.ts';
import { createRecorder } from '../../../../src/console/core/recorder.ts';
import { secretsOfSite } from '../../../../src/qa/secrets.ts';
import { thailand } from '../../../model/login/login.spec.ts';
import { somchai } from '../../../model/session/session.spec.ts';
import { whitelabelWith } from '../../../model/whitelabel.ts';
import { openWiredSite, wiredSite } from '../../../support/openWiredSite.ts';

const { names, fields } = secretsOfSite();
const mask = createMask(names);
const maskEvent = (event: EventObject & Readonly<Record<string, unknown>>): EventObject => {
  const secrets = (fields[event.type] ?? []).map((field) => [field, hidden(event[field])]);
  return mask({ ...event, ...Object.fromEntries(secrets) }) as EventObject;
};
const called = vi.fn();

const again = (capsule: Capsule) =>
  replay(capsule, {
    machine: (now) =>
      wiredSite({
        now,
        api: (...call) => {
          called(...call);
          return Promise.reject(new Error('a replay calls nobody'));
        },
      }),
    mask,
    errors: { ApiError: ({ failure }) => new ApiError(failure as ApiFailure) },
  });

/** A visitor is refused once, logs in and has the site open for a while. */
async function recorded() {
  let now = (): number => 1_750_000_000_000;
  const recorder = createRecorder({ mask, maskEvent, now: () => now() });
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
  const machines = recorder.actors.flatMap(({ id, machine }) =>
    id === 'login' && machine !== null ? machinesBelow(machine) : [],
  );
  return { capsule: capsuleOf(recorder), site, login: machines };
}

it('plays a login on the whole site again, ten times of ten, without a call', async () => {
  const { capsule, site, login } = await recorded();
  const runs = Array.from({ length: 10 }, () => again(readCapsule(JSON.stringify(capsule))));
  expect(runs.map(({ stopped }) => stopped)).toEqual(runs.map(() => null));
  for (const run of runs) {
    expect(run.stands).toEqual(runs[0]?.stands);
    expect(firstDivergence(capsule, run.again)).toBeNull();
  }
  expect(called).not.toHaveBeenCalled();
  expect(runs[0]?.stands.at(-1)?.[site.id]?.context).toMatchObject({ member: JSON.parse(JSON.stringify(somchai)) });
  expect(verdictOn(capsule, machinesBelow(site.logic).concat(login))).toEqual({
    kind: 'risky',
    because: [
      'What login.typeSecret carried was masked: a guard that asks for it may say otherwise.',
      `What came of ${site.id}/modals/login/sendLogin #2 was masked: a guard that asks for it may say otherwise.`,
    ],
  });
  expect(JSON.stringify(capsule)).not.toMatch(/Player#2026|token-1/);
});
