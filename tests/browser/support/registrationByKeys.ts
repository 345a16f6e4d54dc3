import type { Page } from 'playwright-core';
import { tabTo, typeInto } from './keys.ts';
import type { Answers, Registration } from './registration.ts';

/**
 * Fills in the fields top to bottom, the captcha where there is one, and accepts the terms; the focus stays on the last
 * checkbox.
 */
export async function answerByKeys(page: Page, form: Registration, answers: Answers): Promise<void> {
  for (const [field, answer] of Object.entries(answers)) {
    const input = form.field(field as keyof Answers);
    if (!(await input.isVisible())) {
      await tabTo(page, field === 'affiliateCode' ? form.invitation : form.more);
      await page.keyboard.press('Enter');
    }
    await typeInto(page, input, answer);
  }
  if ((await form.field('captcha').count()) > 0) await typeInto(page, form.field('captcha'), await form.captchaCode());
  for (const consent of [form.terms, form.age]) {
    await tabTo(page, consent);
    await page.keyboard.press('Space');
  }
}
