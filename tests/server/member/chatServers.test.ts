import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openChat } from '../../support/chatting.ts';
import { isOpen, playerAt, serverProcesses } from '../../support/serverProcesses.ts';
import { createTestDatabase, isPostgresThere } from '../../support/testDatabase.ts';

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });

const saying = (id: string, text: string) => ({ type: 'chat.say', id: `message-${id}`, text }) as const;

describe.skipIf(!(await isPostgresThere()))('[MODAL-08] a chat room of two servers', () => {
  const { run } = serverProcesses();

  it('shares its messages, and loses and doubles nothing when one is killed', async () => {
    const database = await createTestDatabase();
    const ports = [await freePort(), await freePort()];
    const [one, other] = ports.map((port) => run({ PORT: String(port), DATABASE_URL: database.url, QA: '1' }));
    if (!one || !other) expect.unreachable();
    await Promise.all([isOpen(one), isOpen(other)]);
    const [here = '', there = ''] = ports.map((port) => `127.0.0.1:${port}`);
    const player = playerAt(ports[0] ?? 0);
    const { token: somchai } = await player.signIn('somchai');
    const { token: agent } = await playerAt(ports[1] ?? 0).signIn('agent1');

    const speaker = await openChat({ host: here }, somchai);
    const listener = await openChat({ host: there }, agent);
    speaker.send(saying('1', 'before'));
    await Promise.all([speaker.sees('before'), listener.sees('before')]);
    await expect
      .poll(() => listener.heard.filter((news) => news.type === 'chat.present').at(-1), { timeout: 20_000 })
      .toEqual({ type: 'chat.present', present: 2 });

    await new Promise((rest) => setTimeout(rest, 2_100));
    // On its way when the server dies: stored or not, it comes once.
    speaker.send(saying('2', 'on its way'));
    one.child.kill('SIGKILL');
    await speaker.ended;
    const back = await openChat({ host: there }, somchai, { after: 1 });
    back.send(saying('2', 'on its way'));
    await Promise.all([back.sees('before', 'on its way'), listener.sees('before', 'on its way')]);

    await new Promise((rest) => setTimeout(rest, 2_100));
    back.send(saying('3', 'after'));
    await listener.sees('before', 'on its way', 'after');
    other.child.kill('SIGKILL');
    await database.drop();
  }, 240_000);
});
