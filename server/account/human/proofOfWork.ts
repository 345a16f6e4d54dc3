import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { usedOnce } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { ServerDeps } from '../../deps.ts';
import { loginPressure } from '../../site/session/loginLimits.ts';
import type { HumanCheck } from './humanCheck.ts';
import { readSolution } from './solution.ts';

const lifetimeMs = 5 * 60_000;
/** 25 to 60 derivations of 2,000 rounds: 50 to 150 ms on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2_000, least: 25, most: 60 } as const;

/** More work for everybody while many logins fail: doubled from 60 failures of the site in a minute, up to 8 times. */
export const workFactor = (failures: number): number =>
  [60, 240, 960].reduce((factor, from) => (failures >= from ? 2 * factor : factor), 1);

/** LOGIN-06: the ALTCHA proof of work, served and checked here; a solution is valid once across all servers. */
export const proofOfWork = (deps: Pick<ServerDeps, 'db' | 'now' | 'limits'>): HumanCheck => ({
  challenge: async () => ({
    ...(await createChallenge({
      algorithm: work.algorithm,
      cost: work.cost * workFactor(await loginPressure(deps)),
      counter: randomInt(work.most, work.least),
      expiresAt: Math.floor((deps.now() + lifetimeMs) / 1000),
      deriveKey,
      ...(await secrets(deps)),
    })),
  }),

  check: async (answer) => {
    const payload = readSolution(answer);
    if (!payload) return false;
    const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secrets(deps)) });
    const expiresAt = payload.challenge.parameters.expiresAt * 1000;
    if (!verified || expiresAt <= deps.now()) return false;
    const used = await deps.db
      .insert(usedOnce)
      .values({ scope: 'human', id: payload.challenge.parameters.nonce, expiresAt })
      .onConflictDoNothing()
      .returning({ id: usedOnce.id });
    return used.length === 1;
  },
});

async function secrets({ db }: Pick<ServerDeps, 'db'>) {
  return {
    hmacSignatureSecret: await serverSecret(db, 'human'),
    hmacKeySignatureSecret: await serverSecret(db, 'human-key'),
  };
}
