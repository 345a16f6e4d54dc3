import type { OperatorRole } from '../../../src/api/contract/desk/desk.ts';
import { isCommonPassword } from '../../account/member/commonPassword.ts';

/** An operator from the environment. The password is secret. */
export interface ConfiguredOperator {
  /** Lower case. */
  readonly name: string;
  readonly password: string;
  readonly role: OperatorRole;
}

const SHORTEST_PASSWORD = 12;
const NAME = /^[a-z][a-z0-9_.-]{2,31}$/;

/**
 * Parses comma-separated `name:password` pairs.
 * @throws {Error} with a sentence that names the operator but not the password.
 */
export function readOperators(text: string, role: OperatorRole): readonly ConfiguredOperator[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon)).toLowerCase();
    const password = part.slice(colon + 1);
    if (!NAME.test(name)) throw new Error('must be name:password, with commas between; a name begins with a letter');
    if (password.length < SHORTEST_PASSWORD)
      throw new Error(`gives ${name} a password of less than ${SHORTEST_PASSWORD} characters`);
    if (isCommonPassword(password, name)) throw new Error(`gives ${name} a password that is easy to guess`);
    return { name, password, role };
  });
}
