import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';

export interface BankAccountInput {
  readonly keySeed: string;
  readonly banks: ValueOf<typeof bankAccountContract.list>['banks'];
}
