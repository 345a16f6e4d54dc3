import type { Words } from './words.ts';

/** The button that requests a code, with or without a countdown. */
export const askButton = (t: Words) =>
  new RegExp(
    [t('sms_send'), t('sms_again'), t('sms_sending'), t('sms_wait_in', { seconds: '\\d+' })]
      .map((words) => `^${words}`)
      .join('|'),
  );
