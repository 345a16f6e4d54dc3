import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Capsule, readCapsule } from '../../../src/console/core/capsule/capsule.ts';

/**
 * Capsules that journeys have left (`npm run capsules`), by what was done in them: login in Thai on a phone
 * (`login.spec.ts`), the change of 123456 (`changePassword.spec.ts`), recovery by SMS code (`forgot.spec.ts`) and
 * registration by SMS code (`registerSms.spec.ts`). Newer ones of these journeys may take their place.
 */
export const CAPSULES = ['login', 'changePassword', 'recovery', 'registration'] as const;

export const capsuleFile = (name: (typeof CAPSULES)[number]): Capsule =>
  readCapsule(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
