import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { bankAccountContract } from '../../api/contract/bankAccount.ts';
import { withdrawalContract } from '../../api/contract/withdrawal.ts';
import { bankAccountMachine } from '../bankAccount/bankAccount.machine.ts';
import { receiptMachine } from '../receipt/receipt.machine.ts';
import { withdrawMachine } from './withdraw.machine.ts';

export const wireWithdraw = ({ api }: { readonly api: ApiClient }) =>
  withdrawMachine.provide({
    actors: {
      fetchQuote: apiActor(api, withdrawalContract.quote),
      fetchAccounts: apiActor(api, bankAccountContract.list),
      fetchList: apiActor(api, withdrawalContract.list),
      sendRequest: apiActor(api, withdrawalContract.request),
      bankAccount: bankAccountMachine.provide({ actors: { sendAccount: apiActor(api, bankAccountContract.add) } }),
      receipt: receiptMachine.provide({
        actors: {
          fetchDetail: apiActor(api, withdrawalContract.detail),
          sendReceived: apiActor(api, withdrawalContract.confirmReceived),
          sendPartly: apiActor(api, withdrawalContract.reportPartly),
          sendNotReceived: apiActor(api, withdrawalContract.reportNotReceived),
          sendDispute: apiActor(api, withdrawalContract.dispute),
        },
      }),
    },
  });
