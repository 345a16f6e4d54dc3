/** A fault that somebody may make in a view or on the server, and the tests that have to find it. */
export interface PlantedFault {
  /** What is wrong with the site, in a few words. */
  readonly what: string;
  readonly file: string;
  /** Words that stand once in that file, and what stands there instead. */
  readonly right: string;
  readonly wrong: string;
  /** What is run, as Vitest takes it. */
  readonly by: readonly [project: 'unit' | 'browser', ...files: readonly string[]];
}

/** No machine is touched: mutation judges those. `npm run model -- planted` plants one after another. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'a logout that is under way seems to let a member stay',
    file: 'src/ui/account/logout/LogoutDialog.tsx',
    right: "const mayStay = state.can({ type: 'logout.dismiss' });",
    wrong: 'const mayStay = true;',
    by: ['unit', 'tests/model/account/logout/logout.view'],
  },
  {
    what: 'leaving the password says that the name was left',
    file: 'src/ui/account/login/UsernameFields.tsx',
    right: "onLeave={() => actor.send({ type: 'login.leaveField', field: 'password' })}",
    wrong: "onLeave={() => actor.send({ type: 'login.leaveField', field: 'username' })}",
    by: ['unit', 'tests/model/account/login/login.view'],
  },
  {
    what: 'a form that was refused does not say why',
    file: 'src/ui/states/FailureNote.tsx',
    right: 'if (!failure) return null;',
    wrong: "if (failure?.kind !== 'offline') return null;",
    by: ['unit', 'tests/model/account/changePassword/changePassword.view'],
  },
  {
    what: 'a picture that has not come is not spoken of',
    file: 'src/ui/account/captcha/CaptchaField.tsx',
    right: "picture.matches('failed')",
    wrong: "picture.matches('failed') && picture.context.image",
    by: ['unit', 'tests/model/account/captcha/captcha.view'],
  },
  {
    what: 'a number that is locked looks like one that has just had a code',
    file: 'src/ui/account/smsCode/SmsCodeButton.tsx',
    right: "t('sms_wait_in', { seconds })",
    wrong: "t('sms_again_in', { seconds })",
    by: ['unit', 'tests/model/account/smsCode/smsCode.view'],
  },
  {
    what: 'trying a read again closes its dialog',
    file: 'src/ui/page/pageView.ts',
    right: "retry: senderOf(page)('retry'),",
    wrong: "retry: senderOf(page)('close'),",
    by: ['unit', 'tests/model/page/page.view'],
  },
  {
    what: 'whoever must change the password can press to leave while it is sent',
    file: 'src/ui/account/changePassword/LogOutInstead.tsx',
    right: "disabled={!state.can({ type: 'changePassword.logOut' })}",
    wrong: 'disabled={false}',
    by: ['unit', 'tests/model/account/changePassword/changePassword.view'],
  },
  {
    what: 'the server takes a proof of a human for none',
    file: 'server/site/session/login.ts',
    right: "request.type === 'username' && !(await checkHuman(deps, request.human))",
    wrong: "request.type === 'username' && (await checkHuman(deps, request.human))",
    by: ['browser', 'tests/browser/model/login', '-t', 'transition of the login'],
  },
  {
    what: 'the server does not end the session of who logs out',
    file: 'server/site/session/sessionHandlers.ts',
    right: "endedAt: deps.now(), endReason: 'logout'",
    wrong: 'seenAt: deps.now()',
    by: ['browser', 'tests/browser/model/member', '-t', 'transition of the logout'],
  },
  {
    what: 'the server does not say that a picture comes next',
    file: 'server/site/session/login.ts',
    right: '(await limits.fail()) ? { captcha: true } : null',
    wrong: '(await limits.fail()) ? null : null',
    by: ['unit', 'tests/server/account/login.test', '-t', 'requires the captcha after the third failure'],
  },
  {
    what: 'the server takes a code by SMS twice',
    file: 'server/account/verification/checkSmsCode.ts',
    right: '.set({ usedAt: deps.now() })',
    wrong: '.set({ tries: 1 })',
    by: ['unit', 'tests/server/account/verification.test', '-t', 'verifies once'],
  },
  {
    what: 'the server leaves sessions open when the password is new',
    file: 'server/account/member/newPassword.ts',
    right: "endedAt: at, endReason: 'password'",
    wrong: 'seenAt: at',
    by: ['browser', 'tests/browser/model/recovery', '-t', 'transition of the password change'],
  },
  {
    what: 'the server leaves the main wallet out of the balance',
    file: 'server/money/wallet/sumBalance.ts',
    right: "purse === 'main' || purse.startsWith('vendor:')",
    wrong: "purse.startsWith('vendor:')",
    by: ['unit', 'tests/server/money/wallet.test', '-t', 'returns the signed-in member'],
  },
  {
    what: 'a transfer to the upline lands in what the upline has set aside',
    file: 'server/agent/lineTransfer/sendAlongLine.ts',
    right: "{ account: memberAccount(other.id, 'main'), amount }",
    wrong: "{ account: memberAccount(other.id, 'held'), amount }",
    by: ['browser', 'tests/browser/model/wallet', '-t', 'transition of a transfer to the upline'],
  },
  {
    what: 'points become money of which the exchanges say nothing',
    file: 'server/member/points/convert.ts',
    right: 'await db.insert(exchange).values({',
    wrong: 'db.insert(exchange).values({',
    by: ['browser', 'tests/browser/model/points', '-t', 'transition of converting points'],
  },
];
