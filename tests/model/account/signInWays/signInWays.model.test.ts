import { describe, expect, it } from 'vitest';
import { idle, proofProblems } from '../../../../src/machines/account/signInWays/signInWays.rules.ts';
import type { Does } from '../../kit/does.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { bare, codes, made, setup, signInWaysFlow, wanted } from './signInWays.spec.ts';

const refused = (code: string, details: object | null = null) => ({
  ...{ kind: 'refused', code, message: `refused with ${code}`, details },
});
/** The code is forgotten, the password is not. */
const wrongCode: Does = {
  sets: { factorCode: '', tried: false, failure: refused('SECOND_FACTOR_WRONG', { triesLeft: 4 }) },
};
const toApp = 'start, fetchWays done 1, ways.begin 1, ways.typePassword, ways.submit';

describe('the ways to sign in', () => {
  it.each(
    modelTests(signInWaysFlow, [
      ['[MEMBER-05] start', { calls: { fetchWays: { request: {} } } }],
      ['[MEMBER-05] loading, done fetchWays -> shown', { sets: { ways: bare } }],
      ['[ERR-27] loading, error fetchWays -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['[ERR-27] failed, ways.retry -> loading', { calls: { fetchWays: { request: {} } }, sets: { failure: null } }],
      [
        '[MEMBER-05: what can be begun] shown, ways.begin [canBegin] -> proving',
        { sets: { task: 'passkey', failure: null } },
        `${toApp}, sendStart error 2, ways.begin 4`,
      ],
      [
        '[MEMBER-05: a passkey of one’s own] shown, ways.remove [isKnown] -> proving',
        { sets: { task: 'remove', passkeyId: 'passkey-of-the-laptop', name: 'Laptop' } },
      ],
      [
        '[MEMBER-05] shown, ways.rename [isKnown] -> naming',
        { sets: { task: 'rename', passkeyId: 'passkey-of-the-laptop', name: 'Laptop' } },
      ],
      ['[MEMBER-05] proving, ways.typePassword -> (stays)', { sets: { password: 'Player#2026' } }],
      ['[MEMBER-05] proving, ways.typeCode [isCodeNeeded] -> (stays)', { sets: { factorCode: '246813' } }],
      [
        '[MEMBER-05] proving, ways.cancel -> shown',
        { sets: { task: null, password: '', factorCode: '' } },
        'start, fetchWays done 2, ways.begin 2, ways.typePassword, ways.typeCode, ways.cancel',
      ],
      ['[MEMBER-05: not without a password] proving, ways.submit [not isProof] -> (stays)', { sets: { tried: true } }],
      [
        '[MEMBER-05] proving, ways.submit [isForApp] -> starting',
        { calls: { sendStart: { request: { password: 'Player#2026' } } }, sets: { tried: true, failure: null } },
        `${toApp}, sendStart error 1, ways.submit`,
      ],
      [
        '[MEMBER-05] proving, ways.submit [isForPasskey] -> asking',
        { calls: { sendStartPasskey: { request: { password: 'Player#2026' } } }, sets: { tried: true } },
      ],
      [
        '[MEMBER-05] proving, ways.submit [isForCodes] -> fetching',
        {
          calls: { fetchCodes: { kind: 'renewCodes', request: { password: 'Player#2026', factorCode: '246813' } } },
          sets: { tried: true },
        },
      ],
      [
        '[MEMBER-05] proving, ways.submit -> changing',
        {
          calls: { sendChange: { kind: 'stop', request: { password: 'Player#2026', factorCode: '246813' } } },
          sets: { tried: true },
        },
        'start, fetchWays done 2, ways.begin 2, ways.typePassword, ways.typeCode, ways.submit',
      ],
      ['[MEMBER-05] naming, ways.typeName -> (stays)', { sets: { name: ' Work ' } }],
      ['[MEMBER-05] naming, ways.cancel -> shown', { sets: { task: null, passkeyId: '', name: '' } }],
      [
        '[MEMBER-05] naming, ways.submit [isNamed] -> changing',
        {
          calls: { sendChange: { kind: 'renamePasskey', request: { id: 'passkey-of-the-laptop', name: 'Work' } } },
          sets: { tried: true },
        },
        'start, fetchWays done 2, ways.rename, ways.typeName 1, ways.submit',
      ],
      ['[MEMBER-05] naming, ways.submit -> (stays)', { sets: { tried: true } }],
      [
        '[MEMBER-05: key and QR code] starting, done sendStart -> scanning',
        { sets: { password: '', tried: false, setup } },
      ],
      [
        '[MEMBER-05: on already] starting, error sendStart [isOver] -> shown',
        { sets: { task: null, password: '', tried: false, failure: refused('STATUS_CHANGED') } },
      ],
      [
        '[MEMBER-05: wrong password] starting, error sendStart -> proving',
        { sets: { tried: false, failure: refused('LOGIN_PASSWORD_WRONG') } },
      ],
      ['[MEMBER-05] scanning, ways.typeCode -> (stays)', { sets: { factorCode: '246813' } }],
      [
        '[MEMBER-05] scanning, ways.cancel -> shown',
        { sets: { task: null, setup: null, factorCode: '' } },
        `${toApp}, sendStart done, ways.typeCode, ways.cancel`,
      ],
      [
        '[MEMBER-05] scanning, ways.submit [isSixDigits] -> fetching',
        {
          calls: { fetchCodes: { kind: 'confirm', request: { stepTicket: 'x'.repeat(43), factorCode: '246813' } } },
          sets: { tried: true },
        },
      ],
      ['[MEMBER-05] scanning, ways.submit -> (stays)', { sets: { tried: true } }],
      [
        '[MEMBER-05: shown once] fetching, done fetchCodes -> codes',
        { sets: { task: null, password: '', factorCode: '', tried: false, recoveryCodes: codes } },
      ],
      [
        '[MEMBER-05] fetching, error fetchCodes [isOver] -> shown',
        { sets: { task: null, password: '', factorCode: '', tried: false, failure: refused('STATUS_CHANGED') } },
      ],
      ['[MEMBER-05: a wrong first code] fetching, error fetchCodes [isForApp] -> scanning', wrongCode],
      ['[MEMBER-05] fetching, error fetchCodes -> proving', wrongCode],
      [
        '[MEMBER-05] codes, ways.download -> (stays)',
        {
          effects: [{ did: 'saveFile', params: { name: 'recovery-codes.txt', csv: 'ABCDE-23456\nFGHJK-23456\n' } }],
        },
      ],
      [
        '[MEMBER-05] codes, ways.done -> loading',
        { calls: { fetchWays: { request: {} } }, sets: { recoveryCodes: [] } },
      ],
      [
        '[MEMBER-05] codes.resting, ways.copy -> codes.copying',
        { calls: { copyText: { text: 'ABCDE-23456\nFGHJK-23456' } } },
      ],
      ['[MEMBER-05] codes.copying, done copyText -> codes.resting', { sets: { copied: 'done' } }],
      ['[MEMBER-05] codes.copying, error copyText -> codes.resting', { sets: { copied: 'failed' } }],
      [
        '[MEMBER-05] asking, done sendStartPasskey -> prompting',
        { calls: { makePasskey: { wanted } }, sets: { password: '', start: { stepTicket: 'x'.repeat(43), wanted } } },
      ],
      [
        '[MEMBER-05] asking, error sendStartPasskey -> proving',
        { sets: { tried: false, failure: refused('LOGIN_PASSWORD_WRONG') } },
      ],
      [
        '[MEMBER-05: given up] prompting, ways.cancel -> shown',
        { stops: ['makePasskey'], sets: { task: null, tried: false, start: null } },
      ],
      [
        '[MEMBER-05] prompting, done makePasskey [isMade] -> changing',
        {
          calls: { sendChange: { kind: 'addPasskey', request: { stepTicket: 'x'.repeat(43), passkey: made } } },
          sets: { made },
        },
      ],
      [
        '[MEMBER-05: the browser has none] prompting, done makePasskey -> shown',
        { sets: { task: null, tried: false, start: null, trouble: 'cancelled' } },
      ],
      [
        '[MEMBER-05] prompting, error makePasskey -> shown',
        { sets: { task: null, tried: false, start: null, failure: { kind: 'defect' } } },
      ],
      [
        '[MEMBER-05] changing, done sendChange -> shown',
        { sets: { ways: bare, task: null, password: '', factorCode: '', tried: false, done: 'stop' } },
        'start, fetchWays done 2, ways.begin 2, ways.typePassword, ways.typeCode, ways.submit, sendChange done',
      ],
      [
        '[MEMBER-05] changing, error sendChange [isOver] -> shown',
        { sets: { task: null, passkeyId: '', name: '', tried: false, failure: refused('STATUS_CHANGED') } },
      ],
      [
        '[MEMBER-05] changing, error sendChange [isRename] -> naming',
        { sets: { tried: false, failure: { kind: 'offline' } } },
        'start, fetchWays done 2, ways.rename, ways.submit, sendChange error 3',
      ],
      [
        '[MEMBER-05] changing, error sendChange [isStopOrRemove] -> proving',
        wrongCode,
        'start, fetchWays done 2, ways.begin 2, ways.typePassword, ways.typeCode, ways.submit, sendChange error 1',
      ],
      [
        '[MEMBER-05] changing, error sendChange -> shown',
        { sets: { task: null, tried: false, start: null, made: null, failure: { kind: 'offline' } } },
        'start, fetchWays done 1, ways.begin 4, ways.typePassword, ways.submit, sendStartPasskey done, makePasskey done 1, sendChange error 3',
      ],
    ]),
  )('%s', (_title, run) => run());

  it('asks for a code where one is on', () => {
    const typed = { ...idle, password: ' ', factorCode: '12345' };
    expect(proofProblems({ ...typed, task: 'app' })).toEqual(['password']);
    expect(proofProblems({ ...typed, task: 'stop' })).toEqual(['password', 'code']);
    expect(proofProblems({ ...typed, task: 'codes', password: 'x', factorCode: '123456' })).toEqual([]);
  });
});
