import { expect, it } from 'vitest';
import type { ApiFailure } from '../../../src/api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../../src/machines/money/idempotency.ts';
import { isSixDigits } from '../../../src/machines/money/sixDigits.ts';

it('an intent keeps its key until it is answered; the next one gets a new key', () => {
  expect([0, 0, 1].map((settled) => idempotencyKeyOf({ keySeed: 'a-seed-of-sixteen', keyIndex: settled }))).toEqual([
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
])('%s leaves the outcome unknown: %3$s', (_, failure, unsure) => expect(isOutcomeUnknown(failure)).toBe(unsure));

it('accepts exactly six digits', () => {
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
