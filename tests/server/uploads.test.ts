import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../server/listen.ts';
import { accountContract } from '../../src/api/contract/account/account.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { feedbackContract } from '../../src/api/contract/member/feedback.ts';
import { photo } from '../support/photo.ts';
import { createPlayer, type Player } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const MB = 1024 * 1024;
const CHUNK = 64 * 1024;

let server: Reference;
let somchai: Player;
beforeEach(async () => {
  server = await startReference();
  somchai = createPlayer(server);
  await somchai.signIn('somchai');
});
afterEach(() => server.close());

const headersOf = (type: string) => ({
  ...{ authorization: `Bearer ${somchai.token}`, 'content-type': type },
  'idempotency-key': randomUUID(),
});

/** A body that is made while it is read: how many bytes were taken of it, and what was answered. */
async function sendAll({ method, path }: Endpoint, type: string, body: Uint8Array, chunkBytes = CHUNK) {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (taken >= body.byteLength) return controller.close();
        controller.enqueue(body.slice(taken, taken + chunkBytes));
        taken += chunkBytes;
      },
    },
    { highWaterMark: 0 },
  );
  const sent = { method, headers: headersOf(type), body: stream, duplex: 'half' } as const;
  const response = await server.fetch(server.baseURL + path, sent);
  const { errorCode = 'done' } = (await response.json()) as { errorCode?: string };
  return { answer: [response.status, errorCode], taken: Math.min(taken, body.byteLength) };
}

async function encoded(form: FormData) {
  const whole = new Response(form);
  return { type: whole.headers.get('content-type') ?? '', body: new Uint8Array(await whole.arrayBuffer()) };
}

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const picture = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'me.jpg', { type: 'image/jpeg' });
const { setPicture } = accountContract;

describe('an upload', () => {
  it('is refused at the part beyond its limit, whatever follows', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
    const body = Buffer.from(`${part.repeat(200_000)}--x--\r\n`);
    const { answer, taken } = await sendAll(feedbackContract.send, 'multipart/form-data; boundary=x', body);
    expect({ answer, isWhole: body.byteLength > 10 * MB, taken }).toEqual({
      answer: [413, 'BODY_TOO_LARGE'],
      isWhole: false,
      taken: CHUNK,
    });
  });

  it('is refused at the byte beyond what its call takes: one picture or three', async () => {
    const { type, body } = await encoded(formOf({ picture: picture(new Uint8Array(20 * MB)) }));
    const one = await sendAll(setPicture, type, body);
    const three = await sendAll(feedbackContract.send, type, body);
    expect([one.answer, three.answer]).toEqual([
      [413, 'BODY_TOO_LARGE'],
      [413, 'BODY_TOO_LARGE'],
    ]);
    const least = (megabytes: number) => megabytes * MB + CHUNK;
    expect([one.taken, three.taken]).toEqual([least(5) + CHUNK, least(15) + CHUNK]);
  });

  it('counts as an attempt before it is read, for all calls together', async () => {
    const large = await encoded(formOf({ picture: picture(new Uint8Array(6 * MB)) }));
    const small = await encoded(formOf({ picture: picture(new Uint8Array(photo(1))) }));
    for (let nth = 0; nth < 15; nth += 1) {
      expect((await sendAll(setPicture, large.type, large.body)).answer).toEqual([413, 'BODY_TOO_LARGE']);
      expect((await sendAll(feedbackContract.send, large.type, large.body)).answer).toEqual([422, 'INVALID_FIELDS']);
    }
    expect(await sendAll(setPicture, small.type, small.body)).toEqual({
      answer: [429, 'TOO_MANY_REQUESTS'],
      taken: 0,
    });
    server.advance(60 * 60_000);
    await somchai.signIn('somchai');
    expect((await sendAll(setPicture, small.type, small.body)).answer).toEqual([200, 'done']);
  });

  it.each([1, 7, 1_000])('is read the same in pieces of %i bytes, with what follows its last part', async (bytes) => {
    const { type, body } = await encoded(formOf({ picture: picture(new Uint8Array(photo(1))) }));
    const { answer } = await sendAll(setPicture, type, Buffer.concat([body, Buffer.from('\r\nepilogue')]), bytes);
    expect(answer).toEqual([200, 'done']);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['no part', 'multipart/form-data; boundary=x', ''],
    ['no end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'],
    [
      'text that is no UTF-8',
      'multipart/form-data; boundary=x',
      Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\xff\r\n--x--\r\n', 'latin1'),
    ],
  ])('with %s is a bad request', async (_, type, body) => {
    expect((await sendAll(setPicture, type, Buffer.from(body))).answer).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('an upload over a connection', () => {
  let listening: Listening;
  beforeEach(async () => {
    listening = await listen(getRequestListener(server.app.fetch), { port: 0, host: '127.0.0.1' });
  });
  afterEach(() => listening.stop());

  it('that announces too much is answered before it comes, and its connection is closed', async () => {
    const { hostname, port } = new URL(listening.address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (part) => (heard += part.toString()));
    await once(socket, 'connect');
    const { method, path } = setPicture;
    const lines = Object.entries({
      host: 'x',
      ...headersOf('multipart/form-data; boundary=x'),
      'content-length': 20 * MB,
    });
    socket.write(
      `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n--x`,
    );
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 413 (?:.|\r\n)*\r\nconnection: close\r\n/i);
  });
});
