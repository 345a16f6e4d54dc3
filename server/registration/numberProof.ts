import type { RefusalCode } from '../../src/api/contract/refusal.ts';
import { usedOnce } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import type { MerchantSettings } from '../system/merchantSettings.ts';
import { checkSmsCode } from '../verification/checkSmsCode.ts';
import type { RegisterRequest } from './judgeFields.ts';
import { readPhoneToken } from './phoneToken.ts';

/** What shows that a registration comes from who holds the number, good for one account. */
export interface NumberProof {
  /** How a proof reads that does not hold; a number that has an account already reads the same (decision A5). */
  readonly wrong: RefusalCode;
  /** Uses the proof up within a transaction. Null when it holds, else how to refuse it. */
  readonly use: (db: Database) => Promise<RefusalCode | null>;
}

/**
 * The proof that came with a registration: the code of our own SMS, or the token of the merchant's hosted service.
 * @param number E.164
 * @throws {Refusal} PHONE_PROOF_REJECTED for a token that does not hold.
 */
export async function numberProof(
  deps: ServerDeps,
  { phoneAuth }: Pick<MerchantSettings, 'phoneAuth'>,
  request: RegisterRequest,
  number: string,
): Promise<NumberProof> {
  if (phoneAuth === null) return smsProof(deps, number, request.verificationCode ?? '');
  const token = await readPhoneToken(deps, phoneAuth, request, number);
  if (!token) throw new Refusal('PHONE_PROOF_REJECTED');
  return {
    wrong: 'PHONE_PROOF_REJECTED',
    use: async (db) => {
      const used = await db
        .insert(usedOnce)
        .values({ scope: 'phone-token', ...token })
        .onConflictDoNothing()
        .returning({ id: usedOnce.id });
      return used.length === 1 ? null : 'PHONE_PROOF_REJECTED';
    },
  };
}

const smsProof = ({ now }: ServerDeps, number: string, code: string): NumberProof => ({
  wrong: 'SMS_CODE_WRONG',
  use: async (db) => {
    const result = await checkSmsCode({ db, now }, 'register', number, code);
    if (result === 'right') return null;
    return result === 'expired' ? 'SMS_CODE_EXPIRED' : 'SMS_CODE_WRONG';
  },
});
