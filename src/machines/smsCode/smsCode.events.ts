import * as z from 'zod/mini';

export const smsCodeEvents = {
  /** Ask for a code to be sent to this number, which the form has found valid (SMS-10). */
  'smsCode.send': z.object({ countryDialingCode: z.string(), mobileNum: z.string() }),
};
