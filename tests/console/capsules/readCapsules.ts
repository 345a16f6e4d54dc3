import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Capsule, readCapsule } from '../../../src/console/core/capsule/capsule.ts';

/** Capsules that journeys have left (`npm run capsules`), by what was done in them. Newer ones may take their place. */
export const CAPSULES = ['login', 'changePassword', 'recovery', 'registration'] as const;

export const capsuleFile = (name: (typeof CAPSULES)[number]): Capsule =>
  readCapsule(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
