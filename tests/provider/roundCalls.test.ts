import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROUND_CALLS_VERB, roundCalls, roundCallsPath } from '../../protocol/rounds.ts';
import { signedText } from '../../protocol/wallet.ts';
import { startPlaying } from './playing.ts';

let game: Awaited<ReturnType<typeof startPlaying>>;
beforeAll(async () => {
  game = await startPlaying();
});
afterAll(() => game.stop());

/** The answer to the site, and whether the provider's key has signed it. */
async function askAbout(roundId: string, session = '') {
  const { port, publicKey } = game.provider();
  const headers = { authorization: `Bearer ${session}` };
  const response = await fetch(`http://127.0.0.1:${port}${roundCallsPath(roundId)}`, { headers });
  const body = await response.text();
  const text = signedText(response.headers.get('x-timestamp') ?? '', ROUND_CALLS_VERB, body);
  const signature = Buffer.from(response.headers.get('x-signature') ?? '', 'base64');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return { told: roundCalls.parse(JSON.parse(body)), isSigned: verify(null, Buffer.from(text), key, signature) };
}

it('tells the site, signed, which wallet calls a round has made, in their order', async () => {
  const { spin, token } = await game.open();
  const { round } = (await spin('request-of-calls')).body;
  const { payout } = await game.until(round.id, 'settled');
  const { told, isSigned } = await askAbout(round.id, `s-${token}`);
  expect({ isSigned, known: told.known, roundId: told.roundId }).toEqual({
    isSigned: true,
    known: true,
    roundId: round.id,
  });
  expect(told.calls.map(({ verb }) => verb)).toEqual(payout > 0 ? ['bet', 'win'] : ['bet', 'finishRound']);
  expect(JSON.parse(told.calls[0]?.body ?? '')).toMatchObject({ roundId: round.id, amount: 200_000 });
});

it('says of a round that it has never played that it does not know it', async () => {
  expect(await askAbout('LN-NEVER-PLAYED')).toEqual({
    told: { roundId: 'LN-NEVER-PLAYED', known: false, calls: [] },
    isSigned: true,
  });
});
