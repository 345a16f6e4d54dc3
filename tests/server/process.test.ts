import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/serverProcess.ts';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { isOpen, playerAt, serverProcesses } from '../support/serverProcesses.ts';
import { createTestDatabase, isPostgresThere } from '../support/testDatabase.ts';

const postgres = await isPostgresThere();

const processes = serverProcesses();
const { run } = processes;

describe('the server process', { timeout: 90_000 }, () => {
  it('logs its address in one line and loses nothing when killed', async () => {
    const port = await freePort();
    const first = run({ PORT: String(port) });
    await isOpen(first);
    expect(first.printed()).toContain(`  Open http://127.0.0.1:${port}\n`);
    const player = playerAt(port);
    await player.signIn('somchai');
    first.child.kill('SIGKILL');
    await first.ended;

    const second = run({ PORT: String(port) });
    await isOpen(second);
    expect((await player.api(memberContract.info, { request: {} })).userName).toBe('somchai');
  });

  it('on stop finishes running requests, refuses new ones and exits with 0', async () => {
    const port = await freePort();
    const server = run({ PORT: String(port) });
    await isOpen(server);
    const body = JSON.stringify({ kind: 'view-crash', detail: 'x' });
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /wps/ext/v1/report HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    // Sent before the signal, answered after it: the server has this request in its hands.
    await fetch(`http://127.0.0.1:${port}/wps/system/domainRoute`);
    server.child.kill('SIGTERM');
    await expect.poll(server.printed).toContain('stopping');
    await expect(fetch(`http://127.0.0.1:${port}/wps/system/domainRoute`)).rejects.toThrow();
    socket.end(body);
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toBe(0);
  });

  it('ends with 0 when nobody reads its output any more', async () => {
    const server = run({ PORT: '0' });
    await isOpen(server);
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('proves the books once it is open', async () => {
    const server = run({ PORT: '0' });
    await isOpen(server);
    await expect.poll(server.printed, { timeout: 30_000 }).toContain('ledger proof passed');
  });

  it('explains a taken port, a locked folder and an invalid configuration', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const onPort = run({ PORT: String(port) });
    expect(await onPort.ended).toBe(1);
    expect(onPort.printed()).toContain(`Port ${port} is taken by `);
    expect(onPort.printed()).toContain(
      `(process ${process.pid}). Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    taken.close();

    const first = run({ PORT: '0' });
    await isOpen(first);
    const second = run({ PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain(`Another server is using the database in ${processes.folder()}. Stop it,`);

    const wrong = run({ QA: '1', NODE_ENV: 'production' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.printed().trim()).toBe(
      'QA=1 opens doors that a production server must not have. Unset QA, or unset NODE_ENV=production.',
    );
  });

  it('explains an unreachable PostgreSQL', async () => {
    const port = await freePort();
    const server = run({ PORT: '0', DATABASE_URL: `postgresql://postgres@127.0.0.1:${port}/none` });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain('PostgreSQL at DATABASE_URL does not answer');
  });

  it.skipIf(!postgres)(
    '[API-16] shares PostgreSQL with other servers: a logout on one ends the session on all',
    async () => {
      const database = await createTestDatabase();
      const ports = [await freePort(), await freePort()];
      const servers = ports.map((port) => run({ PORT: String(port), DATABASE_URL: database.url }));
      await Promise.all(servers.map(isOpen));
      const [here, there] = ports.map(playerAt);
      if (!here || !there) throw new Error('two servers');
      there.token = (await here.signIn('somchai')).token;
      expect((await there.api(memberContract.info, { request: {} })).userName).toBe('somchai');
      await here.api(sessionContract.logout, { request: {} });
      await expect(there.api(memberContract.info, { request: {} })).rejects.toMatchObject({
        failure: { code: 'NOT_LOGGED_IN' },
      });
      for (const { child, ended } of servers) {
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
      await database.drop();
    },
  );
});
