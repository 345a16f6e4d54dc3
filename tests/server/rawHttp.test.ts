import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../server/listen.ts';
import { type Reference, startReference } from '../support/reference.ts';

let server: Reference;
let listening: Listening;
beforeAll(async () => {
  server = await startReference();
  listening = await listen(getRequestListener(server.app.fetch), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listening.stop();
  await server.close();
});

/** Sends bytes as they are, and gives the first line of the answer. */
async function answerTo(bytes: string | readonly string[]): Promise<string> {
  const { hostname, port } = new URL(listening.address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const part of [bytes].flat()) socket.write(part);
  await expect.poll(() => answer).toContain('\r\n\r\n');
  socket.destroy();
  return answer.slice(0, answer.indexOf('\r\n'));
}

const head = (method: string, path: string, ...headers: string[]) =>
  `${[`${method} ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const REPORT = '/wps/ext/v1/report';

describe('malformed HTTP', () => {
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no host', 'GET /wps/system/domainRoute HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['a host that is none', 'GET /wps/nothing HTTP/1.1\r\nhost: a b/\\?#@[\r\nconnection: close\r\n\r\n'],
    ['two lengths', `${head('POST', REPORT, 'content-length: 2', 'content-length: 3')}{}`],
    ['a length and chunks', `${head('POST', REPORT, 'content-length: 2', 'transfer-encoding: chunked')}0\r\n\r\n`],
    ['headers without end', head('GET', '/', `x: ${'y'.repeat(100_000)}`)],
    ['half a percent sign', head('GET', '/wps/%E0%A4%A')],
    ['an address from elsewhere', head('GET', 'http://elsewhere.test/wps/none')],
    ['a method that is none', head('BREW', '/wps/system/domainRoute')],
    ['a body that is too large', head('POST', REPORT, 'content-type: application/json', 'content-length: 999999999')],
    ['a body that is no JSON', `${head('POST', REPORT, 'content-type: application/json', 'content-length: 1')}{`],
  ])('%s gets a 4xx, and the next request an answer', async (_, bytes) => {
    expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await fetch(`${listening.address}/wps/system/domainRoute`)).status).toBe(200);
  });

  it('an endless body gets a 413 once it is too large', async () => {
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const bytes = [
      head('POST', REPORT, 'content-type: application/json', 'transfer-encoding: chunked'),
      chunk,
      chunk,
      chunk,
    ];
    expect(await answerTo(bytes)).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('an aborted request does not affect others', async () => {
    const { hostname, port } = new URL(listening.address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`${head('POST', REPORT, 'content-type: application/json', 'content-length: 100')}{"kind"`);
    socket.resetAndDestroy();
    expect((await fetch(`${listening.address}/wps/system/domainRoute`)).status).toBe(200);
  });

  it('HEAD gets the headers of GET without a body', async () => {
    const response = await fetch(`${listening.address}/wps/system/domainRoute`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});
