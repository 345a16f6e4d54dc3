import { randomBytes } from 'node:crypto';
import { startServer } from '../scripts/serverProcess.ts';
import { createPasswordHasher } from '../server/site/session/passwordHasher.ts';
import type { Bench } from './figure.ts';
import { quantile } from './figure.ts';
import { sendAtRate } from './load.ts';
import { openMember } from './member.ts';

const PER_SECOND = 50;
const SECONDS = 8;
const MEMBERS = ['somchai', 'malee', 'agent1', 'agent2', 'agent41', 'agent42'];
/** Prepared in small batches to avoid queueing. */
const AT_ONCE = 4;

/** Fifty logins per second, each with its own proof of work, seal and address. Anything but 200 and 429 is an error. */
export const logins: Bench = async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } });
  const member = await openMember(server.url);
  const requests: Awaited<ReturnType<typeof member.prepareLogin>>[] = [];
  for (let at = 0; at < PER_SECOND * SECONDS; at += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, offset) => {
      const number = at + offset;
      return member.prepareLogin(MEMBERS[number % MEMBERS.length] ?? '', `10.1.${number >> 8}.${number & 255}`);
    });
    requests.push(...(await Promise.all(batch)));
  }
  const answers = await sendAtRate(server.url, PER_SECOND, requests);
  await server.stop();

  const errors = answers.filter(({ status }) => status !== 200 && status !== 429);
  const served = answers.filter(({ status }) => status === 200);
  return [
    {
      name: `Errors among ${answers.length} logins at ${PER_SECOND}/s`,
      value: errors.length,
      unit: '',
      bar: { most: 0 },
      yardstick: null,
    },
    {
      name: `Logins served at ${PER_SECOND}/s`,
      value: served.length / SECONDS,
      unit: '/s',
      bar: null,
      yardstick: { name: 'password hashes on this machine', value: await hashesPerSecond() },
    },
    {
      name: `Login p95 at ${PER_SECOND}/s`,
      value: quantile(
        served.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
      bar: null,
      yardstick: null,
    },
  ];
};

async function hashesPerSecond(): Promise<number> {
  const { hash } = createPasswordHasher();
  const count = 40;
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: count }, () => hash(randomBytes(8).toString('hex'))));
  return count / ((performance.now() - startedAt) / 1000);
}
