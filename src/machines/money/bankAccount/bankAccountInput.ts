import type { bankAccountContract } from '../../api/contract/bankAccount.ts';
import type { ValueOf } from '../../api/contract/endpoint.ts';

export interface BankAccountInput {
  readonly keySeed: string;
  readonly banks: ValueOf<typeof bankAccountContract.list>['banks'];
}
