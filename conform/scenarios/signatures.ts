import { generateKeyPairSync } from 'node:crypto';
import { CLOCK_TOLERANCE_MS } from '../../protocol/wallet.ts';
import { ok, refused } from '../player.ts';
import type { Scenario } from '../scenario.ts';

const MINUTE = 60_000;

export const signatures: readonly Scenario[] = [
  {
    id: 'signature-missing',
    title: 'a request without a signature is refused',
    points: 3,
    run: (player) =>
      player.moves(0, async () => {
        const bet = player.newRound().transaction('bet', { amount: player.unit });
        refused('bet', await player.send({ ...bet, signature: null }), 'SIGNATURE_INVALID', 'KEY_UNKNOWN');
      }),
  },
  {
    id: 'signature-foreign',
    title: 'a request signed with another key is refused',
    points: 3,
    run: (player) =>
      player.moves(0, async () => {
        const bet = player.newRound().transaction('bet', { amount: player.unit });
        const key = generateKeyPairSync('ed25519').privateKey;
        refused('bet', await player.send({ ...bet, key }), 'SIGNATURE_INVALID');
      }),
  },
  {
    id: 'key-unknown',
    title: 'a key id that was never announced is refused',
    points: 2,
    run: (player) =>
      player.moves(0, async () => {
        const bet = player.newRound().transaction('bet', { amount: player.unit });
        refused('bet', await player.send({ ...bet, keyId: 'conform-unknown' }), 'KEY_UNKNOWN');
      }),
  },
  {
    id: 'body-changed',
    title: 'a body changed after signing is refused',
    points: 3,
    run: (player) =>
      player.moves(0, async () => {
        const round = player.newRound();
        const { verb, body } = round.transaction('promoWin', { amount: player.unit, campaign: 'conform' });
        const changed = JSON.stringify({ ...JSON.parse(body), amount: 1_000 * player.unit });
        refused(verb, await player.send({ verb, body: changed, signedBody: body }), 'SIGNATURE_INVALID');
      }),
  },
  {
    id: 'verb-changed',
    title: 'a signature for one verb does not open another',
    points: 3,
    run: (player) =>
      player.moves(0, async () => {
        const { body } = player.newRound().transaction('bet', { amount: player.unit });
        refused('bet', await player.send({ verb: 'bet', body, signedVerb: 'finishRound' }), 'SIGNATURE_INVALID');
      }),
  },
  {
    id: 'clock-off',
    title: 'a timestamp more than five minutes off is refused, one within is not',
    points: 2,
    run: async (player) => {
      const body = JSON.stringify({ session: player.session });
      for (const off of [-CLOCK_TOLERANCE_MS - MINUTE, CLOCK_TOLERANCE_MS + MINUTE]) {
        const answer = await player.send({ verb: 'balance', body, timestamp: player.target.now() + off });
        refused('balance', answer, 'CLOCK_OFF');
      }
      for (const off of [-CLOCK_TOLERANCE_MS + MINUTE, CLOCK_TOLERANCE_MS - MINUTE])
        ok('balance', await player.send({ verb: 'balance', body, timestamp: player.target.now() + off }));
    },
  },
  {
    id: 'replay',
    title: 'a recorded request sent again, byte for byte, moves nothing',
    points: 3,
    run: async (player) => {
      const timestamp = player.target.now();
      const round = player.newRound();
      const win = round.transaction('promoWin', { amount: player.unit, campaign: 'conform' });
      await player.moves(player.unit, async () => {
        for (let times = 0; times < 3; times += 1) ok('promoWin', await player.send({ ...win, timestamp }));
      });
    },
  },
];
