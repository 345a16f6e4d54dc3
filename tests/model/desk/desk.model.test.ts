import { describe, expect, it } from 'vitest';
import { createHarness } from '../kit/harness.ts';
import { modelTests } from '../kit/modelTests.ts';
import { deskFlow } from './desk.spec.ts';

const first = <T>(list: readonly T[]): T => list[0] ?? expect.unreachable();

describe('the desk', () => {
  it.each(
    modelTests(deskFlow, [
      'open, error locale -> broken',
      'open, error theme -> broken',
      'open, locale.changed -> (stays)',
      'open.checking, desk.gone -> open.signedOut',
      'open.checking, done readOverview -> open.seated',
      'open.checking, error readOverview -> open.unreachable',
      'open.seated, desk.counted -> (stays)',
      'open.seated, desk.goTo -> open.seated.looking',
      'open.seated, desk.goTo [isAudit] -> open.seated.auditing',
      'open.seated.auditing, error audit -> broken',
      '[MEMBER-17] open.seated, desk.goTo [isMessages] -> open.seated.writing',
      'open.seated.writing, error message -> broken',
      'open.seated, desk.goTo [isMembers] -> open.seated.serving',
      'open.seated.serving, error member -> broken',
      'open.seated, desk.gone -> open.signedOut',
      'open.seated, desk.signOut -> open.signingOut',
      'open.checking, done readOverview [isFactorDue] -> open.settingUp',
      'open.settingUp, done account -> open.checking',
      'open.settingUp, error account -> broken',
      'open.settingUp, desk.gone -> open.signedOut',
      'open.settingUp, desk.signOut -> open.signingOut',
      'open.signingIn, error sendSignIn [asksSecondStep] -> open.secondStep',
      'open.secondStep, done secondStep [isGranted] -> open.checking',
      'open.secondStep, done secondStep -> open.signedOut',
      'open.secondStep, error secondStep -> broken',
      'open.seated, desk.account -> open.seated.account',
      'open.seated.account, done account -> open.seated.looking',
      'open.seated.account, error account -> broken',
      'open.seated.adjusting, done adjust -> open.seated.looking',
      'open.seated.adjusting, error adjust -> broken',
      'open.seated.looking, desk.adjust [isOnAdjustments] -> open.seated.adjusting',
      '[PROMO-01] open.seated.looking, desk.edit -> open.seated.editing',
      '[PROMO-01] open.seated.editing, done editor -> open.seated.looking',
      'open.seated.editing, done editor [isAudit] -> open.seated.auditing',
      'open.seated.editing, done editor [isMembers] -> open.seated.serving',
      'open.seated.editing, done editor [isMessages] -> open.seated.writing',
      'open.seated.editing, done editor [leadsOut] -> open.signingOut',
      'open.seated.editing, done editor [leadsToAccount] -> open.seated.account',
      'open.seated.editing, desk.account -> (stays)',
      'open.seated.editing, desk.goTo -> (stays)',
      'open.seated.editing, desk.signOut -> (stays)',
      'open.seated.editing, error editor -> broken',
      'open.seated.writing, done message -> open.seated.looking',
      'open.seated.writing, done message [isAudit] -> open.seated.auditing',
      'open.seated.writing, done message [isMembers] -> open.seated.serving',
      'open.seated.writing, done message [isMessages] -> open.seated.writing',
      'open.seated.writing, done message [leadsOut] -> open.signingOut',
      'open.seated.writing, done message [leadsToAccount] -> open.seated.account',
      'open.seated.writing, desk.account -> (stays)',
      'open.seated.writing, desk.goTo -> (stays)',
      'open.seated.writing, desk.signOut -> (stays)',
      'open.seated.looking, error page -> broken',
      'open.seated.looking, locale.changed -> (stays)',
      'open.signedOut, desk.signIn -> (stays)',
      'open.signedOut, desk.signIn [isFilled] -> open.verifying',
      'open.signedOut, desk.typeName -> (stays)',
      'open.signedOut, desk.typeSecret -> (stays)',
      'open.signingIn, done sendSignIn -> open.checking',
      'open.signingIn, error sendSignIn -> open.signedOut',
      'open.signingOut, done sendSignOut -> open.signedOut',
      'open.signingOut, error sendSignOut -> open.signedOut',
      'open.starting, always -> open.signedOut',
      'open.starting, always [hasToken] -> open.checking',
      'open.unreachable, desk.retry -> open.checking',
      'open.verifying, done proveHuman -> open.signingIn',
      'open.verifying, error proveHuman -> open.signedOut',
    ]),
  )('%s', (_title, run) => run());

  it('keeps the token of a sign-in, and clears it when the server ends the session', () => {
    const { actor, children, settle, seen } = createHarness(deskFlow, first(deskFlow.inputs));
    actor.send({ type: 'desk.typeName', value: 'desk1' });
    actor.send({ type: 'desk.typeSecret', value: 'Player#2026' });
    actor.send({ type: 'desk.signIn' });
    settle(children().proveHuman, first(deskFlow.outcomes.proveHuman));
    settle(children().sendSignIn, first(deskFlow.outcomes.sendSignIn));
    settle(children().readOverview, first(deskFlow.outcomes.readOverview));
    actor.send({ type: 'desk.gone' });
    const { name, password, ended } = actor.getSnapshot().context;
    expect([actor.getSnapshot().value, name, password, ended]).toEqual([{ open: 'signedOut' }, '', '', true]);
    const did = seen(0).effects.flatMap((effect) => ('did' in effect ? [effect.did] : []));
    expect(did).toEqual(['keepToken', 'forgetToken']);
  });
});
