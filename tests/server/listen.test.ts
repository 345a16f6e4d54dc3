import { once } from 'node:events';
import { Agent, get, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listen, type TimeLimits } from '../../server/listen.ts';

let listening: Listening;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await listening.stop();
});

/** Answers each request when told to. */
async function startHeld(limits?: TimeLimits) {
  const held: ServerResponse[] = [];
  listening = await listen(
    (request, response) => {
      request.resume();
      held.push(response);
    },
    { port: 0, host: '127.0.0.1' },
    null,
    limits,
  );
  return held;
}

async function open() {
  const socket = connect(Number(new URL(listening.address).port), '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (part) => (heard += part.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, heard: () => heard, closed: once(socket, 'close').then(() => heard) };
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('a server that stops', () => {
  it('closes connections that are kept alive or never asked anything', async () => {
    const held = await startHeld();
    const [kept, silent] = [await open(), await open()];
    kept.socket.write(REQUEST);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.end('one');
    await expect.poll(kept.heard).toContain('one');
    expect(kept.heard()).toMatch(/\r\nconnection: keep-alive\r\n/i);
    const stopped = listening.stop();
    expect(await silent.closed).toBe('');
    expect(await kept.closed).toContain('one');
    await stopped;
    expect(held).toHaveLength(1);
  });

  it('closes the others with their answer, and serves nothing else by them', async () => {
    const held = await startHeld();
    const [asked, begun] = [await open(), await open()];
    asked.socket.write(REQUEST);
    begun.socket.write(REQUEST);
    await expect.poll(() => held.length).toBe(2);
    const [one, two] = held;
    two?.write('begun, ');
    const stopped = listening.stop();
    one?.end('one');
    two?.end('and ended');
    asked.socket.write(REQUEST);
    expect(await asked.closed).toMatch(/\r\nconnection: close\r\n(?:.|\r\n)*one/i);
    expect(await begun.closed).toContain('and ended');
    await stopped;
    expect(held).toHaveLength(2);
  });

  it('lets a client with kept connections go at once', async () => {
    const held = await startHeld();
    const agent = new Agent({ keepAlive: true });
    const asked = get(listening.address, { agent });
    await expect.poll(() => held.length).toBe(1);
    const answered = once(asked, 'response');
    await Promise.all([listening.stop(), answered, held[0]?.end('late')]);
    const refused = once(get(listening.address, { agent }), 'error');
    expect((await refused)[0]).toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a sender that is too slow', () => {
  const SHORT = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
  /** Sends a character now and then, until the connection is closed. */
  const trickle = async (text: string) => {
    const { socket, closed } = await open();
    socket.write(text);
    const more = setInterval(() => socket.write('x'), 20);
    const heard = await closed;
    clearInterval(more);
    return heard.split('\r\n')[0];
  };

  it('of headers is ended', async () => {
    const held = await startHeld(SHORT);
    expect(await trickle('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toBe('HTTP/1.1 408 Request Timeout');
    expect(held).toHaveLength(0);
  });

  it('of a body is ended, and does not hold up others', async () => {
    const held = await startHeld(SHORT);
    const slow = trickle('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n');
    const quick = await open();
    quick.socket.write('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    await expect.poll(() => held.length).toBe(2);
    held.find(({ req }) => req.method === 'GET')?.end('quick');
    expect(await quick.closed).toContain('quick');
    expect(await slow).toBe('HTTP/1.1 408 Request Timeout');
  });
});
