import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Capsule, readCapsule } from '../../../src/console/core/capsule/capsule.ts';

/** The journeys whose capsules are kept, and where each is recorded (`npm run capsules -- keep`). */
export const KEPT = {
  login: { spec: 'tests/browser/login.spec.ts', title: 'logs in by user name from a phone in Thai' },
  changePassword: { spec: 'tests/browser/changePassword.spec.ts', title: 'makes a member with the password 123456' },
  recovery: { spec: 'tests/browser/forgot.spec.ts', title: 'sets a new password with an SMS code, and logs in' },
  registration: {
    spec: 'tests/browser/registerSms.spec.ts',
    title: 'creates an account by mobile number and SMS code, on a phone in Thai',
  },
} as const;

export const CAPSULES = Object.keys(KEPT) as (keyof typeof KEPT)[];

export const fileOf = (name: keyof typeof KEPT): string => join(import.meta.dirname, `${name}.json`);

export const capsuleFile = (name: keyof typeof KEPT): Capsule => readCapsule(readFileSync(fileOf(name), 'utf8'));

/** A capsule as it is kept: each step, call and input on a line. */
export function keptText(capsule: Capsule): string {
  const fields = Object.entries(capsule).map(([name, value]) =>
    Array.isArray(value) && value.length > 0
      ? `"${name}": [\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
      : `"${name}": ${JSON.stringify(value)}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}
