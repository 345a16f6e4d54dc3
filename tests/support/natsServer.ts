import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const INFO = JSON.stringify({ server_id: 'test', version: '2.10.0', proto: 1, max_payload: 1_048_576, headers: false });

/** Speaks as much of the NATS protocol as publishing and subscribing to one subject needs, on a port of its own. */
export async function startNatsServer(port = 0) {
  const sockets = new Map<Socket, string[]>();
  const server = createServer((socket) => {
    const ids: string[] = [];
    sockets.set(socket, ids);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write(`INFO ${INFO}\r\n`);
    let text = '';
    socket.on('data', (data) => {
      text += data.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [verb = '', subject = '', last = ''] = text.slice(0, end).split(' ');
        if (verb === 'PUB') {
          const size = Number(last);
          if (text.length < end + 2 + size + 2) return;
          const payload = text.slice(end + 2, end + 2 + size);
          for (const [other, subscribed] of sockets)
            for (const id of subscribed) other.write(`MSG ${subject} ${id} ${size}\r\n${payload}\r\n`);
          text = text.slice(end + 2 + size + 2);
          continue;
        }
        if (verb === 'PING') socket.write('PONG\r\n');
        if (verb === 'SUB') ids.push(last);
        text = text.slice(end + 2);
      }
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    url: `nats://127.0.0.1:${own}`,
    stop: async () => {
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
