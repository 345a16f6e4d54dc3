import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { validateFields } from '../../../server/account/registration/validateFields.ts';
import { demoSettings } from '../../../server/database/seed/demoSettings.ts';
import { fieldRules } from '../../../server/database/seed/fieldRules.ts';
import { countries } from '../../../server/site/ext/countries.ts';
import { longestRule } from '../../../server/site/system/longestRule.ts';
import {
  type FieldRule,
  type RuledField,
  registrationContract,
  ruledField,
} from '../../../src/api/contract/account/registration.ts';
import { sentNumber } from '../../../src/api/contract/rules/mobile.ts';
import type { Problems } from '../../../src/api/contract/rules/problem.ts';
import {
  type RegisterField,
  type RegisterMethod,
  type RegisterValues,
  registerFields,
  registerProblems,
} from '../../../src/api/contract/rules/registerForm.ts';
import type { Country } from '../../../src/api/contract/site/ext.ts';
import { registerExtras } from '../../support/registrant.ts';

/** Of fields that are shown, over all of them together. */
const VALUES = 100_000;
const FORMS = 6_500;
const SEED = 20_261_121;
const TODAY = '2026-11-21';

const fields: readonly RegisterField[] = [...ruledField.options, 'verificationCode'];
const wire = { username: registrationContract.byUsername.request, mobile: registrationContract.byMobile.request };
const partsOf = { username: z.partial(wire.username), mobile: z.partial(wire.mobile) };

/** What people type, what nearly fits, and what nobody would type. */
const signs = 'aBz07ก็ๆñÅ中😀.-_@ \u00a0\u200b!~#+()';
const typed = fc.oneof(
  fc.constantFrom(
    'Niran77',
    'River#2026',
    'niran@example.test',
    'นิรันดร์ สุขใจ',
    '246813',
    ' 12345678 ',
    '0812345678',
    '+66 81-234 5678',
    '(081) 2345678',
    '66812345678',
    '91234567',
    '2125550123',
    '1990-12-31',
    '12-31-1990',
    '2008-11-21',
    '2008-11-22',
    '1990-02-30',
    'LANTERN1',
    '   ',
  ),
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 14 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.tuple(fc.constantFrom('a', '7', '😀', 'ก'), fc.nat({ max: 70 })).map(([sign, times]) => sign.repeat(times)),
  fc.constant(''),
);
/** Longer ones no network has, and the wire does not carry. */
const number = typed.map((text) => text.slice(0, 24));

const patterns = [...new Set(Object.values(fieldRules).map(({ acceptedPattern }) => acceptedPattern))];
const ruleOf = (field: RuledField): fc.Arbitrary<FieldRule> =>
  fc
    .record({
      acceptedPattern: fc.constantFrom(...patterns),
      patternId: fc.integer({ min: 1, max: 20 }),
      minLength: fc.integer({ min: 0, max: 6 }),
      more: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constant(longestRule[field])),
      enabled: fc.nat({ max: 5 }).map((drawn) => drawn > 0),
      required: fc.boolean(),
    })
    .map(({ more, ...rule }) => ({ ...rule, maxLength: Math.min(rule.minLength + more, longestRule[field]) }));

const recordOf = <K extends string, T>(keys: readonly K[], value: (key: K) => fc.Arbitrary<T>) =>
  fc
    .tuple(...keys.map((key) => value(key).map((drawn) => [key, drawn] as const)))
    .map((entries) => Object.fromEntries(entries) as Record<K, T>);

const settings = fc
  .record({
    rules: recordOf(ruledField.options, ruleOf),
    order: fc.shuffledSubarray([...ruledField.options], { minLength: 19 }),
    ageThreshold: fc.constantFrom(18, 20, 21),
    mobileRegisterPassword: fc.boolean(),
    smsVerificationOnRegistration: fc.boolean(),
  })
  .map(({ rules, order, ageThreshold, ...features }) => ({
    ...demoSettings,
    rules,
    order,
    ageThreshold,
    features: { ...demoSettings.features, ...features },
  }));

const form = fc
  .record({
    method: fc.constantFrom<RegisterMethod>('username', 'mobile'),
    values: recordOf(fields, (field) => (field === 'mobileNum' ? number : typed)),
    confirms: fc.boolean(),
    country: fc.constantFrom(...countries),
  })
  .map(({ confirms, values, ...others }) => ({
    ...others,
    values: confirms ? { ...values, confirmPassword: ` ${values.password}` } : values,
  }));

/** What the browser sends of a form: only what is shown and filled. */
function sent(shown: readonly RegisterField[], values: RegisterValues, country: Country): Record<string, string> {
  const filled = shown.filter((field) => values[field].trim() !== '');
  const texts = Object.fromEntries(filled.map((field) => [field, values[field].trim()]));
  const { mobileNum } = texts;
  const { countryDialingCode } = country;
  if (mobileNum === undefined) return shown.includes('mobileNum') ? { ...texts, countryDialingCode } : texts;
  // A form whose number holds letters is never sent: whoever sends it all the same sends the letters too.
  const carried = /^[\d\s()+-]*$/.test(mobileNum) ? sentNumber(mobileNum) : mobileNum;
  return { ...texts, mobileNum: carried, countryDialingCode };
}

describe('browser and server', () => {
  it(`[VALID-01] [VALID-03] [VALID-04] [VALID-05] [VALID-09] [VALID-10] agree on each of ${VALUES} values`, () => {
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(settings, form, (merchant, { method, values, country }) => {
        const inBrowser = registerProblems({ method, values, country, today: TODAY }, merchant);
        const shown = registerFields(method, merchant);
        const request = JSON.parse(
          JSON.stringify({ ...registerExtras, human: 'x', ...sent(shown, values, country) }),
        ) as Record<string, unknown>;
        const parsed = wire[method].safeParse(request);
        const unread = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])));
        const read = Object.entries(request).filter(([name]) => !unread.has(name));
        const part = partsOf[method].parse(Object.fromEntries(read));
        const judged = validateFields(method, { ...part, ...registerExtras, human: 'x' }, merchant, TODAY);

        const without = (problems: Problems<RegisterField>) =>
          Object.fromEntries(Object.entries(problems).filter(([field]) => !unread.has(field)));
        expect(without(judged.problems)).toEqual(without(inBrowser));
        expect([...unread].filter((field) => !(field in inBrowser))).toEqual([]);
        expect(judged.unexpected).toEqual([]);
        const wrong = Object.keys(inBrowser).length;
        seen.wrong += wrong;
        seen.right += shown.length - wrong;
      }),
      { numRuns: FORMS, seed: SEED },
    );
    expect(seen.right + seen.wrong).toBeGreaterThan(VALUES);
    // Neither answer is the only one that was given.
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(VALUES / 10);
  });
});
