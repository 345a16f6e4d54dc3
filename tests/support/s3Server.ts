import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultOfSignature, type Signer } from './signatureV4.ts';

export interface S3Server {
  /** Of the bucket. */
  readonly url: string;
  readonly signer: Signer;
  /** The bucket by names, without `uploads/`. */
  readonly objects: Map<string, Buffer>;
  /** Method and name of each accepted call. */
  readonly calls: string[];
  /** Acts on the next call and never answers it. */
  readonly holdNextAnswer: () => void;
  /** Refuses connections. */
  readonly goAway: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const FOLDER = '/bucket/uploads/';

/** An S3 store of one bucket that takes only calls with a right signature, for objects in one folder. */
export async function startS3Server(): Promise<S3Server> {
  const signer = { keyId: 'AKIATEST', secret: 'wJalr/K7MDENG+bPxRfi=', region: 'ap-southeast-1' };
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let isHeld = false;

  const act = (method: string, name: string, body: Buffer, answer: ServerResponse): void => {
    calls.push(`${method} ${name}`);
    const found = objects.get(name);
    if (method === 'PUT') objects.set(name, body);
    if (method === 'DELETE') objects.delete(name);
    if (isHeld) {
      isHeld = false;
      return;
    }
    if (method === 'PUT') answer.end();
    else if (method === 'DELETE') answer.writeHead(204).end();
    else if (found) answer.end(found);
    else refuse(answer, 404, 'NoSuchKey');
  };
  const server = createServer(async (request, answer) => {
    const body = await bodyOf(request);
    const { method = '', url: target = '', headers } = request;
    const fault = faultOfSignature({ method, target, headers, body }, signer, Date.now());
    if (fault !== null) refuse(answer, 403, fault);
    else if (target.startsWith(FOLDER)) act(method, target.slice(FOLDER.length), body, answer);
    else refuse(answer, 404, 'NoSuchBucket');
  });
  const goAway = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${FOLDER.slice(0, -1)}`,
    signer,
    objects,
    calls,
    holdNextAnswer: () => {
      isHeld = true;
    },
    goAway,
    comeBack: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
    close: async () => {
      if (server.listening) await goAway();
    },
  };
}

const refuse = (answer: ServerResponse, status: number, code: string) =>
  answer.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
