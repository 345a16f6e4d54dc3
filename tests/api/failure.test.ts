import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import { ApiError, type ApiFailure, failureOf, isRefusal, isSessionGone } from '../../src/api/failure.ts';

const refused = (code: RefusalCode): ApiFailure => ({ kind: 'refused', code, message: '', details: null });

describe('a failure', () => {
  it("is an ApiError's, and a defect for anything else", () => {
    expect(failureOf(new ApiError({ kind: 'timeout' }))).toEqual({ kind: 'timeout' });
    expect(failureOf(new TypeError('undefined is not a function'))).toEqual({ kind: 'defect' });
    expect(failureOf('thrown')).toEqual({ kind: 'defect' });
  });

  it('ends the session only if the server no longer knows it', () => {
    const ends = (['NOT_LOGGED_IN', 'SESSION_EXPIRED', 'SESSION_REVOKED', 'PASSWORD_CHANGE_REQUIRED'] as const).map(
      (code) => isSessionGone(refused(code)),
    );
    expect([...ends, isSessionGone({ kind: 'offline' })]).toEqual([true, true, true, false, false]);
  });

  it('is a refusal by its code', () => {
    expect([
      isRefusal(refused('NOT_A_MEMBER'), 'NOT_A_MEMBER'),
      isRefusal(refused('NOT_A_MEMBER'), 'NOT_AN_AGENT'),
      isRefusal({ kind: 'broken', status: 500 }, 'NOT_A_MEMBER'),
    ]).toEqual([true, false, false]);
  });
});
