import type * as z from 'zod/mini';
import { afterLoginEvents } from '../machines/afterLogin/afterLogin.events.ts';
import { analyticsEvents } from '../machines/analytics/analytics.events.ts';
import { balanceEvents } from '../machines/balance/balance.events.ts';
import { bankAccountEvents } from '../machines/bankAccount/bankAccount.events.ts';
import { billEvents } from '../machines/bill/bill.events.ts';
import { billsEvents } from '../machines/bills/bills.events.ts';
import { captchaEvents } from '../machines/captcha/captcha.events.ts';
import { changePasswordEvents } from '../machines/changePassword/changePassword.events.ts';
import { clockEvents } from '../machines/clock/clock.events.ts';
import { contractEvents } from '../machines/contract/contract.events.ts';
import { contractOfferEvents } from '../machines/contractOffer/contractOffer.events.ts';
import { contractsEvents } from '../machines/contracts/contracts.events.ts';
import { convertEvents } from '../machines/convert/convert.events.ts';
import { countryPickerEvents } from '../machines/countryPicker/countryPicker.events.ts';
import { depositEvents } from '../machines/deposit/deposit.events.ts';
import { depositDetailEvents } from '../machines/depositDetail/depositDetail.events.ts';
import { deskEvents } from '../machines/desk/desk.events.ts';
import { deskAdjustEvents } from '../machines/deskAdjust/deskAdjust.events.ts';
import { deskPageEvents } from '../machines/deskPage/deskPage.events.ts';
import { dialogsEvents } from '../machines/dialogs/dialogs.events.ts';
import { downlinePickerEvents } from '../machines/downlinePicker/downlinePicker.events.ts';
import { downlinesEvents } from '../machines/downlines/downlines.events.ts';
import { forgotEvents } from '../machines/forgot/forgot.events.ts';
import { freePlayEvents } from '../machines/freePlay/freePlay.events.ts';
import { fundsEvents } from '../machines/funds/funds.events.ts';
import { lineTransferEvents } from '../machines/lineTransfer/lineTransfer.events.ts';
import { localeEvents } from '../machines/locale/locale.events.ts';
import { loginEvents } from '../machines/login/login.events.ts';
import { logoutEvents } from '../machines/logout/logout.events.ts';
import { modalsEvents } from '../machines/modals/modals.events.ts';
import { noticesEvents } from '../machines/notices/notices.events.ts';
import { pagesEvents } from '../machines/pages/pages.events.ts';
import { pointMallEvents } from '../machines/pointMall/pointMall.events.ts';
import { pointsRecordEvents } from '../machines/pointsRecord/pointsRecord.events.ts';
import { realTimeRulesEvents } from '../machines/realTimeRules/realTimeRules.events.ts';
import { receiptEvents } from '../machines/receipt/receipt.events.ts';
import { redeemEvents } from '../machines/redeem/redeem.events.ts';
import { registerEvents } from '../machines/register/register.events.ts';
import { resetPasswordEvents } from '../machines/resetPassword/resetPassword.events.ts';
import { securityEvents } from '../machines/security/security.events.ts';
import { sessionEvents } from '../machines/session/session.events.ts';
import { siteEvents } from '../machines/site/site.events.ts';
import { smsCodeEvents } from '../machines/smsCode/smsCode.events.ts';
import { statementEvents } from '../machines/statement/statement.events.ts';
import { statusEvents } from '../machines/status/status.events.ts';
import { themeEvents } from '../machines/theme/theme.events.ts';
import { toastsEvents } from '../machines/toasts/toasts.events.ts';
import { withdrawEvents } from '../machines/withdraw/withdraw.events.ts';

/** Every event of every machine, with the schema of its payload: for the console, which knows none of them. */
export const allEvents: Readonly<Record<string, z.ZodMiniType>> = {
  ...afterLoginEvents,
  ...analyticsEvents,
  ...balanceEvents,
  ...bankAccountEvents,
  ...billEvents,
  ...billsEvents,
  ...captchaEvents,
  ...changePasswordEvents,
  ...clockEvents,
  ...convertEvents,
  ...contractEvents,
  ...contractOfferEvents,
  ...contractsEvents,
  ...countryPickerEvents,
  ...depositEvents,
  ...depositDetailEvents,
  ...deskEvents,
  ...deskAdjustEvents,
  ...deskPageEvents,
  ...dialogsEvents,
  ...downlinePickerEvents,
  ...downlinesEvents,
  ...forgotEvents,
  ...freePlayEvents,
  ...fundsEvents,
  ...lineTransferEvents,
  ...localeEvents,
  ...loginEvents,
  ...logoutEvents,
  ...modalsEvents,
  ...noticesEvents,
  ...pagesEvents,
  ...pointMallEvents,
  ...pointsRecordEvents,
  ...realTimeRulesEvents,
  ...receiptEvents,
  ...redeemEvents,
  ...registerEvents,
  ...resetPasswordEvents,
  ...securityEvents,
  ...sessionEvents,
  ...siteEvents,
  ...smsCodeEvents,
  ...statementEvents,
  ...statusEvents,
  ...themeEvents,
  ...toastsEvents,
  ...withdrawEvents,
};
