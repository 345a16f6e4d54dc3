import { expect, it } from 'vitest';
import type { ApiFailure } from '../../../src/api/failure.ts';
import { intentKey, isUnsure } from '../../../src/machines/money/intent.ts';
import { isSixDigits } from '../../../src/machines/money/sixDigits.ts';

it('an intent keeps its key until there is an answer, and the next has another', () => {
  expect([0, 0, 1].map((settled) => intentKey({ keySeed: 'a-seed-of-sixteen', settled }))).toEqual([
    'a-seed-of-sixteen-1',
    'a-seed-of-sixteen-1',
    'a-seed-of-sixteen-2',
  ]);
});

const refused = (code: Extract<ApiFailure, { kind: 'refused' }>['code']): ApiFailure => ({
  kind: 'refused',
  code,
  message: '',
  details: null,
});

it.each<[what: string, failure: ApiFailure, unsure: boolean]>([
  ['no network', { kind: 'offline' }, true],
  ['no answer in time', { kind: 'timeout' }, true],
  ['an answer outside the contract', { kind: 'malformed', endpoint: 'funds.transfer' }, true],
  ['a server that broke', { kind: 'broken', status: 502 }, true],
  ['a call that was given up', { kind: 'aborted' }, true],
  ['a server that may have done it', refused('UNAVAILABLE'), true],
  ['too little money', refused('BALANCE_TOO_LOW'), false],
  ['a page without crypto', { kind: 'insecure' }, false],
])('%s leaves open what the server has done: %3$s', (_, failure, unsure) => expect(isUnsure(failure)).toBe(unsure));

it('six digits are six digits', () => {
  expect(['135790', '13579', '1357901', '13579a', ' 135790', '๑๓๕๗๙๐', ''].map(isSixDigits)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});
