import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createConsoleRelay } from '../../server/qa/consoleRelay.ts';

let relay: Awaited<ReturnType<typeof createConsoleRelay>>;
let host: string;
let close: () => void;
beforeEach(async () => {
  relay = await createConsoleRelay();
  const server = createServer().on('upgrade', relay.upgrade).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(() => {
  relay.close();
  close();
});

/** A socket of a page of this origin; null is a program. */
async function open(path: string, origin: string | null) {
  const options = origin === null ? {} : { headers: { origin } };
  const socket = new WebSocket(`ws://${host}${path}`, options as never);
  const heard: unknown[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  const ended = new Promise<number>((end) => {
    socket.onclose = ({ code }) => end(code);
  });
  await new Promise((opened) => {
    socket.onopen = opened;
  });
  return { socket, heard, ended };
}

/** How the server answers who wants to be there. */
const statusFor = (path: string, origin: string | null): Promise<number | undefined> =>
  new Promise((answer) => {
    const headers = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...(origin === null ? {} : { origin }),
    };
    const asked = request(`http://${host}${path}`, { headers });
    asked.on('response', ({ statusCode }) => answer(statusCode));
    asked.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      answer(statusCode);
    });
    asked.end();
  });

it('tells console windows each application’s id and origin, replays earlier messages and announces disconnects', async () => {
  const application = await open('/console/relay', 'http://shop.example');
  application.socket.send('"first"');
  const program = await open('/console/relay', null);
  const window = await open('/console/relay/window', `http://${host}`);
  application.socket.send('"second"');
  const of = { peer: 1, origin: 'http://shop.example' };
  await expect
    .poll(() => window.heard)
    .toEqual([
      { ...of, is: 'here' },
      { ...of, is: 'said', text: '"first"' },
      { peer: 2, origin: null, is: 'here' },
      { ...of, is: 'said', text: '"second"' },
    ]);
  program.socket.close();
  await expect.poll(() => window.heard.at(-1)).toEqual({ peer: 2, origin: null, is: 'gone', isTooLarge: false });
  application.socket.send('x'.repeat(1_100_000));
  expect(await application.ended).toBe(1009);
  await expect.poll(() => window.heard.at(-1)).toEqual({ ...of, is: 'gone', isTooLarge: true });
});

it('relays the site’s messages and tells the site of each new receiver', async () => {
  const sender = await open('/console/relay/site/send', `http://${host}`);
  const receiver = await open('/console/relay/site', null);
  await expect.poll(() => sender.heard).toEqual([{ type: '@statelyai.connected' }]);
  sender.socket.send('{"type":"@xstate.actor"}');
  await expect.poll(() => receiver.heard).toEqual([{ type: '@xstate.actor' }]);
});

it.each([
  ['/console/relay', 'http://anybody.example', 101],
  ['/console/relay/window', 'http://anybody.example', 403],
  ['/console/relay/window', 'http://localhost:1', 403],
  ['/console/relay/window', null, 403],
  ['/console/relay/site', 'http://anybody.example', 403],
  ['/console/relay/site', 'http://localhost:1', 101],
  ['/console/relay/site', 'not an address', 403],
  ['/console/relay/site/send', 'http://localhost:1', 403],
  ['/console/relay/site/send', null, 403],
  ['/anywhere', null, 404],
])('%s with origin %s answers %i', async (path, origin, status) => {
  expect(await statusFor(path, origin)).toBe(status);
});

it('limits connections to sixteen applications', async () => {
  for (let at = 0; at < 16; at += 1) await open('/console/relay', null);
  expect(await statusFor('/console/relay', null)).toBe(403);
});
