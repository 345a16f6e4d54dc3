import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildGames } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { walletContract } from '../src/api/contract/money/wallet.ts';
import type { AttackAnswer, AttackOrder } from './attackers.ts';
import { type AttackName, attacks } from './attacks.ts';
import { type Bench, type Figure, quantile } from './figure.ts';
import { type LoadAnswer, sendAtRate } from './load.ts';
import { openMember } from './member.ts';
import { residentOf } from './memory.ts';

const SECONDS = 20;
const READS_PER_SECOND = 20;
const ATTACKS = Object.keys(attacks) as AttackName[];

/** One attacker at a time against the balance of another member. */
export const underAttack: Bench = async () => {
  await buildGames(false);
  const server = await startServer({ games: true, env: { TRUST_PROXY: '1' } });
  const figures: Figure[] = [];
  const token = await (await openMember(server.url)).signIn('malee');
  const attackers = openAttackers();
  await attackers.tell({ kind: 'prepare', url: server.url, games: server.gamesUrl ?? '' });
  const { method, path } = walletContract.balance;
  const headers = { authorization: `Bearer ${token}`, language: 'EN', 'x-background': '0' };
  const reads = Array.from({ length: READS_PER_SECOND * SECONDS }, () => ({ method, path, headers }));
  const idle = await sendAtRate(server.url, READS_PER_SECOND, reads);
  const plain = p95(idle);
  for (const name of ATTACKS) {
    await attackers.tell({ kind: 'attack', name });
    const answers = await sendAtRate(server.url, READS_PER_SECOND, reads);
    const stopped = await attackers.tell({ kind: 'stop' });
    const broken = stopped.kind === 'stopped' ? stopped.broken : 0;
    figures.push(
      {
        name: `Balance of another member, p95 above idle, during ${name}`,
        value: p95(answers) - plain,
        unit: 'ms',
        bar: { most: 50 },
        yardstick: { name: 'without an attack', value: plain },
      },
      {
        name: `Broken answers to anybody, during ${name}`,
        value: broken + answers.filter(({ status }) => status === 0 || status >= 500).length,
        unit: 'answers',
        bar: { most: 0 },
        yardstick: null,
      },
    );
  }
  const resident = residentOf(server.pid);
  attackers.close();
  await server.stop();
  return [
    ...figures,
    { name: 'Server after the attacks', value: resident, unit: 'MB', bar: { most: 900 }, yardstick: null },
  ];
};

const p95 = (answers: readonly LoadAnswer[]): number =>
  quantile(
    answers.map(({ ms }) => ms),
    0.95,
  );

/** The attackers, in a process of their own: what they do does not delay what is measured. */
function openAttackers() {
  const attackers = fork('bench/attackers.ts', { execArgv: ['-r', './scripts/node24.cjs'] });
  const died = once(attackers, 'exit').then(([code]) => Promise.reject(new Error(`the attackers left with ${code}`)));
  died.catch(() => {});
  return {
    tell: async (order: AttackOrder): Promise<AttackAnswer> => {
      const answer = once(attackers, 'message') as Promise<[AttackAnswer]>;
      attackers.send(order);
      return (await Promise.race([answer, died]))[0];
    },
    close: () => attackers.disconnect(),
  };
}
