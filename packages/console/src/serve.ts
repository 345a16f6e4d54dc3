import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Serve } from './public.ts';
import { answerFile } from './staticFolder.ts';

export { folder } from './staticFolder.ts';

const PORT = 4_400;

export const serve: Serve = async ({ port = PORT, host = '127.0.0.1' } = {}) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://console');
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (!answerFile(pathname.slice(1), request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
  return {
    address: `http://${name}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
        server.closeAllConnections();
      }),
  };
};
