import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they came over the socket. */
  readonly raw: string;
}

export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly TakenMail[];
  readonly close: () => Promise<void>;
}

/** A mail server of a few commands on a socket. `refuse` answers every recipient with this line instead of taking it. */
export async function startSmtpServer({ refuse }: { readonly refuse?: string } = {}): Promise<SmtpServer> {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    talk(socket, mails, refuse);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, mails: TakenMail[], refuse: string | undefined): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let data: string[] | null = null;
  let rest = '';

  const hear = (line: string) => {
    if (data !== null) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      mails.push({ from, to, raw: data.join('\r\n') });
      data = null;
      to = [];
      return say('250 taken');
    }
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (/^(EHLO|HELO) /i.test(line)) return say('250 mail.test');
    if (/^MAIL FROM:/i.test(line)) {
      from = address;
      return say('250 ok');
    }
    if (/^RCPT TO:/i.test(line)) {
      if (refuse !== undefined) return say(refuse);
      to.push(address);
      return say('250 ok');
    }
    if (/^DATA$/i.test(line)) {
      data = [];
      return say('354 go on');
    }
    if (/^QUIT$/i.test(line)) return socket.end('221 bye\r\n');
    return say('250 ok');
  };

  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    const lines = (rest + part.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 mail.test');
}

export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>;
  /** Bodies by their type. */
  readonly parts: ReadonlyMap<string, string>;
}

/** A message of one level of parts, decoded. */
export function readMail(raw: string): ReadMail {
  const whole = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(whole.headers.get('content-type') ?? '')?.[1] ?? 'none';
  const parts = raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  return {
    headers: whole.headers,
    parts: new Map(
      parts.map(({ headers, body }) => [(headers.get('content-type') ?? '').split(';')[0] ?? '', body] as const),
    ),
  };
}

function readPart(raw: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodedWords(line.slice(line.indexOf(':') + 2))]),
  );
  return { headers, body: decodedBody(body.join('\r\n\r\n'), headers.get('content-transfer-encoding')) };
}

const decodedWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : fromQuoted(text.replace(/_/g, ' ')).toString('latin1'),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));

function decodedBody(body: string, encoding: string | undefined): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replace(/=\r\n/g, '')).toString('utf8')
        : body;
  return text.replace(/\r\n/g, '\n').trimEnd();
}

const fromQuoted = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
