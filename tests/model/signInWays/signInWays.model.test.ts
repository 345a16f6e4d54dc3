import { describe, expect, it } from 'vitest';
import { idle, proofProblems } from '../../../src/machines/signInWays/signInWays.rules.ts';
import { modelTests } from '../kit/modelTests.ts';
import { signInWaysFlow } from './signInWays.spec.ts';

describe('the ways to sign in', () => {
  it.each(
    modelTests(signInWaysFlow, [
      '[MEMBER-05] loading, done fetchWays -> shown',
      '[MEMBER-05] loading, error fetchWays -> failed',
      '[MEMBER-05] failed, ways.retry -> loading',
      '[MEMBER-05: what can be begun] shown, ways.begin [canBegin] -> proving',
      '[MEMBER-05: a passkey of one’s own] shown, ways.remove [isKnown] -> proving',
      '[MEMBER-05] shown, ways.rename [isKnown] -> naming',
      '[MEMBER-05] proving, ways.typePassword -> (stays)',
      '[MEMBER-05] proving, ways.typeCode [isCodeNeeded] -> (stays)',
      '[MEMBER-05] proving, ways.cancel -> shown',
      '[MEMBER-05: not without a password] proving, ways.submit [not isProof] -> (stays)',
      '[MEMBER-05] proving, ways.submit [isForApp] -> starting',
      '[MEMBER-05] proving, ways.submit [isForPasskey] -> asking',
      '[MEMBER-05] proving, ways.submit [isForCodes] -> fetching',
      '[MEMBER-05] proving, ways.submit -> changing',
      '[MEMBER-05] naming, ways.typeName -> (stays)',
      '[MEMBER-05] naming, ways.cancel -> shown',
      '[MEMBER-05] naming, ways.submit [isNamed] -> changing',
      '[MEMBER-05] naming, ways.submit -> (stays)',
      '[MEMBER-05: key and QR code] starting, done sendStart -> scanning',
      '[MEMBER-05: on already] starting, error sendStart [isOver] -> shown',
      '[MEMBER-05: wrong password] starting, error sendStart -> proving',
      '[MEMBER-05] scanning, ways.typeCode -> (stays)',
      '[MEMBER-05] scanning, ways.cancel -> shown',
      '[MEMBER-05] scanning, ways.submit [isSixDigits] -> fetching',
      '[MEMBER-05] scanning, ways.submit -> (stays)',
      '[MEMBER-05: shown once] fetching, done fetchCodes -> codes',
      '[MEMBER-05] fetching, error fetchCodes [isOver] -> shown',
      '[MEMBER-05: a wrong first code] fetching, error fetchCodes [isForApp] -> scanning',
      '[MEMBER-05] fetching, error fetchCodes -> proving',
      '[MEMBER-05] codes, ways.download -> (stays)',
      '[MEMBER-05] codes, ways.done -> loading',
      '[MEMBER-05] codes.resting, ways.copy -> codes.copying',
      '[MEMBER-05] codes.copying, done copyText -> codes.resting',
      '[MEMBER-05] codes.copying, error copyText -> codes.resting',
      '[MEMBER-05] asking, done sendStartPasskey -> prompting',
      '[MEMBER-05] asking, error sendStartPasskey -> proving',
      '[MEMBER-05: given up] prompting, ways.cancel -> shown',
      '[MEMBER-05] prompting, done makePasskey [isMade] -> changing',
      '[MEMBER-05: the browser has none] prompting, done makePasskey -> shown',
      '[MEMBER-05] prompting, error makePasskey -> shown',
      '[MEMBER-05] changing, done sendChange -> shown',
      '[MEMBER-05] changing, error sendChange [isOver] -> shown',
      '[MEMBER-05] changing, error sendChange [isRename] -> naming',
      '[MEMBER-05] changing, error sendChange [isStopOrRemove] -> proving',
      '[MEMBER-05] changing, error sendChange -> shown',
    ]),
  )('%s', (_title, run) => run());

  it('asks for a code where one is on', () => {
    const typed = { ...idle, password: ' ', factorCode: '12345' };
    expect(proofProblems({ ...typed, task: 'app' })).toEqual(['password']);
    expect(proofProblems({ ...typed, task: 'stop' })).toEqual(['password', 'code']);
    expect(proofProblems({ ...typed, task: 'codes', password: 'x', factorCode: '123456' })).toEqual([]);
  });
});
