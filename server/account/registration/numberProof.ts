import type { RefusalCode } from '../../../src/api/contract/refusal.ts';
import type { Database } from '../../database/database.ts';
import { usedOnce } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import type { MerchantSettings } from '../../site/system/merchantSettings.ts';
import { checkSmsCode } from '../verification/checkSmsCode.ts';
import { readPhoneToken } from './phoneToken.ts';
import type { RegisterRequest } from './validateFields.ts';

/** Proof of ownership of a number, valid for one registration. */
export interface MobileProof {
  /** Refusal of an invalid proof; also used when the number already has an account (decision A5). */
  readonly wrong: RefusalCode;
  /** Consumes the proof in a transaction. Null when valid, else the refusal. */
  readonly use: (db: Database) => Promise<RefusalCode | null>;
}

/**
 * The proof sent with a registration: our SMS code, or a token of the merchant's hosted service.
 * @param number E.164
 * @throws {Refusal} PHONE_PROOF_REJECTED for an invalid token.
 */
export async function mobileProof(
  deps: ServerDeps,
  { phoneAuth }: Pick<MerchantSettings, 'phoneAuth'>,
  request: RegisterRequest,
  number: string,
): Promise<MobileProof> {
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

const smsProof = ({ now }: ServerDeps, number: string, code: string): MobileProof => ({
  wrong: 'SMS_CODE_WRONG',
  use: async (db) => {
    const result = await checkSmsCode({ db, now }, 'register', number, code);
    if (result === 'right') return null;
    return result === 'expired' ? 'SMS_CODE_EXPIRED' : 'SMS_CODE_WRONG';
  },
});
