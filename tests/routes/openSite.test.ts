// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { statusMachine } from '../../src/machines/site/status/status.machine.ts';
import { openSite } from '../../src/routes/openSite.ts';
import { createTexts } from '../../src/ui/copy/i18n.ts';
import type { Site } from '../../src/ui/site/shell/site.ts';
import { failureIn } from '../api/failing.ts';
import { refusal } from '../api/openClient.ts';

/** Events of the session after the server refused this call because of its token. */
async function heardAfter(endpoint: Endpoint, errorCode: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(refusal(401, errorCode)));
  const { deps, attach } = openSite(createTexts());
  const send = vi.fn();
  attach({ getSnapshot: () => ({ context: { language: 'EN' }, children: { session: { send } } }) } as unknown as Site);
  const failure = await failureIn(deps.api(endpoint, { request: {} }));
  expect(failure).toMatchObject({ kind: 'refused', code: errorCode });
  return send.mock.calls.flat();
}

describe('a call refused because the session is over', () => {
  beforeEach(() => sessionStorage.setItem('token', 'token-1'));
  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN'])(
    'ends the session with the reason: %s',
    async (reason) => {
      expect(await heardAfter(memberContract.info, reason)).toEqual([{ type: 'session.invalidated', reason }]);
    },
  );

  it.each(['SESSION_EXPIRED', 'SESSION_REVOKED', 'NOT_LOGGED_IN'])(
    '[LOGOUT-06] is left to the logout if it is the logout itself: %s',
    async (reason) => {
      expect(await heardAfter(sessionContract.logout, reason)).toEqual([]);
    },
  );
});

describe('a sealed call', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[FORGOT-01] waits for the key if a reset link opened its form before the status arrived', async () => {
    vi.stubGlobal('crypto', webcrypto);
    const { deps, attach } = openSite(createTexts());
    const status = createActor(statusMachine, { input: { host: 'play.test' } });
    attach({ getSnapshot: () => ({ context: { language: 'EN' }, children: { status } }) } as unknown as Site);
    const linkToken = 'a'.repeat(43);
    const ended = vi.fn();
    const failure = failureIn(deps.api(recoveryContract.link, { request: { linkToken } })).finally(ended);
    await new Promise((flushed) => setImmediate(flushed));
    expect(ended).not.toHaveBeenCalled();
    status.start();
    expect(await failure).toEqual({ kind: 'offline' });
  });
});
