import type { Page } from 'playwright-core';
import { tabTo, typeInto } from './keys.ts';
import type { Answers, Registration } from './registration.ts';

/** Types the answers from above to below, copies the picture and agrees; the focus rests on the last box. */
export async function answerByKeys(page: Page, form: Registration, answers: Answers): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    await typeInto(page, form.field(field as keyof Answers), answer);
  }
  await typeInto(page, form.field('captcha'), await form.captchaCode());
  for (const consent of [form.terms, form.age]) {
    await tabTo(page, consent);
    await page.keyboard.press('Space');
  }
}
