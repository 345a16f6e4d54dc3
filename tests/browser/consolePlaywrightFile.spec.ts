import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { KeptAct } from '../../src/console/core/acts/act.ts';
import type { Capsule } from '../../src/console/core/capsule/capsule.ts';
import { toPlaywright } from '../../src/console/core/capsule/toPlaywright.ts';
import type { KeptCheck } from '../../src/console/core/checks/checks.ts';
import type { KeptInput } from '../../src/console/core/inputs/pageInput.ts';
import { replyShape, watchedCalls } from '../../src/qa/watchedCalls.ts';
import { writtenTests } from './support/playwrightTest.ts';
import { startSite } from './support/site.ts';

const site = startSite();
const folder = mkdtempSync(join(import.meta.dirname, '.written-'));
const LOGIN = '/wps/session/login';

/** A page of another application: it asks once for each press, and shows a button after a minute. */
const PAGE = `<button id="ask">Ask</button><p></p><button id="late" hidden>Later</button><script>
  const [ask, late] = document.querySelectorAll('button');
  const shown = document.querySelector('p');
  ask.onclick = async () => {
    shown.textContent = 'asking';
    setTimeout(() => { late.hidden = false; }, 60000);
    const reply = await fetch('${LOGIN}', { method: 'POST' }).catch(() => null);
    shown.textContent = reply === null ? 'offline' : reply.status + ' ' + (await reply.text());
  };
  late.onclick = () => { shown.textContent = 'late'; };
</script>`;

let server: Server;
const heard: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const isPage = request.method === 'GET';
    if (!isPage) heard.push(request.url ?? '');
    response.setHeader('content-type', isPage ? 'text/html' : 'application/json');
    response.end(isPage ? PAGE : '{"token":"of-the-server","count":1}');
  });
  await new Promise<void>((listens) => server.listen(0, listens));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

type Deed<A> = A extends KeptAct ? Omit<A, 'step' | 'at' | 'after'> : never;
type Fault = Extract<KeptAct, { readonly kind: 'fault' }>['fault'];

/** A session at that page, written down by hand. */
function session() {
  const [inputs, acts, checks] = [[] as KeptInput[], [] as KeptAct[], [] as KeptCheck[]];
  let at = 0;
  const now = (ms = 1) => {
    at += ms;
    return { step: 0, at };
  };
  const act = (deed: Deed<KeptAct>) => void acts.push({ ...now(), after: inputs.length, ...deed } as KeptAct);
  return {
    press: (name: string) => {
      const target = { by: 'role', role: 'button', name, within: null, nth: null } as const;
      inputs.push({ ...now(), deed: 'press', target, value: null, isSecret: false, says: [] });
    },
    next: (fault: Fault) => act({ kind: 'fault', call: 'session.login', scope: 'next', fault }),
    every: (fault: Fault) => act({ kind: 'fault', call: null, scope: 'always', fault }),
    held: (fault: Fault) =>
      act({ kind: 'reply', call: 'session.login', fault, isHeld: true, asked: inputs.length, ahead: 0 }),
    jump: (ms: number) => {
      act({ kind: 'time', ms });
      now(ms);
    },
    see: (name: string) => {
      const target = { by: 'text', name, within: null, nth: null } as const;
      checks.push({ ...now(), target, must: 'shown', value: null });
    },
    capsule: (origin: string): Capsule => ({
      ...{ version: 3, machines: [], steps: [], calls: [], reads: [], end: { at, ticks: [] }, inputs, acts, checks },
      page: {
        ...{ path: '/', isSignedIn: false, origin, build: '', language: 'en', theme: 'dark', width: 800, height: 600 },
        ...{ browser: '', locale: 'en-GB', timeZone: 'Asia/Bangkok', settings: {} },
      },
    }),
  };
}

it('repeats every kind of fault, held replies and jumps of time', async () => {
  const { press, next, every, held, jump, see, capsule } = session();
  next({ kind: 'offline' });
  press('Ask');
  see('offline');
  next({ kind: 'refuse', code: 'UNAVAILABLE' });
  every({ kind: 'status', status: 500 });
  press('Ask');
  see(
    '503 {"success":false,"message":"Refused by the console.","value":null,"errorCode":"UNAVAILABLE","traceId":"console"}',
  );
  press('Ask');
  see('500');
  every(null);
  press('Ask');
  see('200 {"token":"of-the-server","count":1}');
  next({ kind: 'break', name: 'not JSON' });
  press('Ask');
  see('200 <html>502</html>');
  next({ kind: 'answer', text: '{"token":"••••••••","count":7}' });
  press('Ask');
  see('200 {"token":"of-the-server","count":7}');
  next({ kind: 'hold' });
  press('Ask');
  see('asking');
  held(null);
  see('200 {"token":"of-the-server","count":1}');
  next({ kind: 'hold' });
  press('Ask');
  held({ kind: 'answer', text: '{"token":"••••••••","count":9}' });
  see('200 {"token":"of-the-server","count":9}');
  next({ kind: 'slow', ms: 100_000 });
  press('Ask');
  see('asking');
  jump(100_000);
  see('200 {"token":"of-the-server","count":1}');
  next({ kind: 'drop' });
  press('Ask');
  jump(60_000);
  see('asking');
  press('Later');
  see('late');

  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const text = toPlaywright(capsule(origin), 'asks', { calls: watchedCalls, shape: replyShape });
  const file = join(folder, 'asks.ts');
  writeFileSync(file, text.replace(`'@playwright/test'`, `'../support/playwrightTest.ts'`));
  vi.stubEnv('SITE', origin);
  await import(/* @vite-ignore */ file);
  const { page, allow } = await site.openPage({ path: null });
  allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await writtenTests.at(-1)?.run({ page });
  // The server was asked but where a fault answers in its place; of the reply that never comes, the end may be sooner.
  expect([6, 7]).toContain(heard.length);
});
