import { describe, it } from 'vitest';
import { modelTests } from '../kit/modelTests.ts';
import { deskAccountFlow } from './deskAccount.spec.ts';

describe('the sign-in of the operators', () => {
  it.each(
    modelTests(deskAccountFlow, [
      'starting, always -> loading',
      'starting, always [isDue] -> proving',
      'loading, done fetchOperators -> shown',
      'loading, error fetchOperators -> failed',
      'loading, deskAccount.close -> closed',
      'failed, deskAccount.retry -> loading',
      'failed, deskAccount.close -> closed',
      'shown, deskAccount.begin -> proving',
      'shown, deskAccount.reset [canReset] -> proving',
      'shown, deskAccount.close -> closed',
      'proving, deskAccount.typeSecret [isInForm] -> (stays)',
      'proving, deskAccount.typeRemark [isForReset] -> (stays)',
      'proving, deskAccount.submit [hasProblem] -> (stays)',
      'proving, deskAccount.submit [isForApp] -> asking',
      'proving, deskAccount.submit [isForPassword] -> changing',
      'proving, deskAccount.submit -> resetting',
      'proving, deskAccount.cancel [not isDue] -> shown',
      'asking, done sendStart -> scanning',
      'asking, error sendStart -> proving',
      'scanning, deskAccount.typeSecret [isCode] -> (stays)',
      'scanning, deskAccount.submit [isSixDigits] -> confirming',
      'scanning, deskAccount.submit -> (stays)',
      'scanning, deskAccount.cancel -> proving',
      'confirming, done sendConfirm -> codes',
      'confirming, error sendConfirm [isExpired] -> proving',
      'confirming, error sendConfirm -> scanning',
      'codes, deskAccount.done [isDue] -> closed',
      'codes, deskAccount.done -> loading',
      'changing, done sendPassword -> shown',
      'changing, error sendPassword -> proving',
      'resetting, done sendReset -> shown',
      'resetting, error sendReset -> proving',
    ]),
  )('%s', (_title, run) => run());
});
