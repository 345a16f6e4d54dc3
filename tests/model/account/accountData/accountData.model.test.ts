import { describe, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { accountDataFlow, closing, empty, exportPath } from './accountData.spec.ts';

const proof = { request: { loginPassword: 'Player#2026' } };
const close = 'start, fetchState done 1, data.want 3, data.typeSecret, data.submit';
const link = 'start, fetchState done 3, data.want 2, data.typeSecret, data.submit';
const refused = (code: string) => ({ kind: 'refused', code, message: `refused with ${code}`, details: null });

describe('data and closing of the account', () => {
  it.each(
    modelTests(accountDataFlow, [
      ['[issue 32] loading, done fetchState -> shown', { sets: { state: empty } }],
      ['[issue 32] loading, error fetchState -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['[issue 32] failed, data.retry -> loading', { calls: { fetchState: { request: {} } }, sets: { failure: null } }],
      [
        '[issue 32: while the file is written] shown, after fileDelay (5 s) [isWaiting] -> loading',
        { calls: { fetchState: { request: {} } } },
        'start, fetchState done 2, tick',
      ],
      [
        '[issue 32: with the login password] shown, data.want [canWant] -> proving',
        { sets: { purpose: 'close' } },
        'start, fetchState done 1, data.want 3',
      ],
      ['[issue 32] proving, data.typeSecret -> (stays)', { sets: { password: 'Player#2026' } }],
      [
        '[issue 32] proving, data.submit [isLink] -> linking',
        { calls: { fetchLink: proof }, sets: { tried: true } },
        link,
      ],
      [
        '[issue 32] proving, data.submit [hasPassword] -> sending',
        { calls: { sendProof: { kind: 'close', ...proof } }, sets: { tried: true } },
        close,
      ],
      ['[issue 32: what is missing is said] proving, data.submit -> (stays)', { sets: { tried: true } }],
      [
        '[issue 32: not now] proving, data.cancel -> shown',
        { sets: { password: '' } },
        'start, fetchState done 1, data.want 1, data.typeSecret, data.cancel',
      ],
      [
        '[issue 32] sending, done sendProof -> shown',
        { sets: { state: closing, password: '', tried: false } },
        `${close}, sendProof done 2`,
      ],
      [
        '[issue 32] sending, error sendProof -> proving',
        { sets: { failure: refused('LOGIN_PASSWORD_WRONG') } },
        `${close}, sendProof error`,
      ],
      [
        '[issue 32] linking, done fetchLink -> shown',
        { sets: { exportPath, password: '', tried: false } },
        `${link}, fetchLink done`,
      ],
      [
        '[issue 32] linking, error fetchLink -> proving',
        { sets: { failure: refused('NOT_FOUND') } },
        `${link}, fetchLink error`,
      ],
      [
        '[issue 32: it works once] shown, data.taken [hasLink] -> (stays)',
        { sets: { exportPath: null } },
        `${link}, fetchLink done, data.taken`,
      ],
      [
        '[issue 32] shown, data.keep [isClosing] -> keeping',
        { calls: { sendKeep: { request: {} } } },
        `${close}, sendProof done 2, data.keep`,
      ],
      [
        '[issue 32] keeping, done sendKeep -> shown',
        { sets: { state: empty } },
        `${close}, sendProof done 2, data.keep, sendKeep done`,
      ],
      [
        '[issue 32] keeping, error sendKeep -> shown',
        { sets: { failure: { kind: 'offline' } } },
        `${close}, sendProof done 2, data.keep, sendKeep error`,
      ],
    ]),
  )('%s', (_title, run) => run());
});
