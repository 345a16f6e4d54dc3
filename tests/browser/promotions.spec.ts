import { describe, expect, it } from 'vitest';
import { promotionContract } from '../../src/api/contract/public/promotion.ts';
import { photo } from '../support/photo.ts';
import { apiAs } from './support/apiAs.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { operatorAt } from './support/operator.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();
const P = 10_000;
const titles = { TH: 'พลาดคู่เดียว คืนทุน', EN: 'One leg short, stake back' } as const;

describe.each(PHONE_LOOKS)('promotions on a $viewport in $lang:', (look) => {
  it('[ROUTE-24] [ROUTE-25] [PROMO-01] [PROMO-02] [PROMO-03] [PROMO-04] [PROMO-05] [PROMO-06] are filtered, opened and applied for; the visitor comes back after the login', async () => {
    const { page } = await site.openPage({ ...look, path: '/promotions' });
    const t = wordsOf(look.lang);
    const player = playerAt(page, t);
    const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await eventually(() => cards.count()).toBe(13);
    const filters = page.getByRole('group', { name: t('promo_filters'), exact: true }).getByRole('button');
    expect(await filters.count()).toBe(13);
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await filters.filter({ hasText: t('promo_filter_sports') }).click();
    await eventually(() => cards.count()).toBe(1);
    await cards.getByRole('link', { name: titles[look.lang], exact: true }).click();
    await seen(page.getByRole('heading', { name: titles[look.lang], exact: true, level: 1 }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await page.getByRole('button', { name: t('promo_visitor'), exact: true }).click();
    await player.fillName('somchai');
    await player.submitLogin();
    await player.closeGreeting();
    const comment = page.getByLabel(t('promo_comment'), { exact: true });
    await comment.fill('x'.repeat(200));
    expect((await comment.inputValue()).length).toBe(140);
    const submit = page.getByRole('button', { name: t('promo_submit'), exact: true });
    await submit.click();
    await seen(page.getByText(t('activity_not_agreed')));
    const picture = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
    const files = page.locator('input[type="file"]');
    await files.setInputFiles(picture('slip.gif', 'image/gif', photo(1)));
    await seen(page.getByText(t('upload_bad_type')));
    await page.getByRole('button', { name: t('promo_image_remove', { name: 'slip.gif' }), exact: true }).click();
    await files.setInputFiles(picture('slip.jpg', 'image/jpeg', photo(1)));
    await page.getByRole('checkbox').check();
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await submit.click();
    await seen(page.getByText(t('promo_applying')));
    await seen(page.getByText(t('promo_status_applying'), { exact: true }));
    await page.reload();
    await seen(page.getByText(t('promo_application_images_one' as 'promo_application_images', { count: 1 })));
  });
});

describe('an application at the desk on a desktop in English:', () => {
  it('[PROMO-06] [PROMO-11] is opened with its picture and approved; the member claims it', async () => {
    const look = { viewport: 'desktop', lang: 'EN' } as const;
    const desk = await operatorAt(site, look);
    const { main, t } = desk;
    const somchai = await apiAs(site, 'somchai');
    const id = 'demo-promotion-goal';
    const images = new File([new Uint8Array(photo(1))], 'slip.jpg', { type: 'image/jpeg' });
    const request = { id, language: 'EN' as const, comment: 'Slip 7', images };
    await somchai(promotionContract.apply, { request, idempotencyKey: crypto.randomUUID() });
    await desk.signIn('desk1');
    await desk.goTo('promotionClaims');
    await main.getByRole('button', { name: /somchai/ }).click();
    await seen(main.getByRole('img', { name: t('desk_proof', { number: 1 }) }));
    await main.getByRole('button', { name: t('desk_action_approvePromotion'), exact: true }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByLabel(t('desk_amount'), { exact: true }).fill('1000.01');
    await dialog.getByRole('button', { name: t('desk_action_approvePromotion'), exact: true }).click();
    await seen(dialog.getByText(t('desk_amount_wrong')));
    await dialog.getByLabel(t('desk_amount'), { exact: true }).fill('400');
    await expectNoAxeViolations(desk.page, 'html');
    await dialog.getByRole('button', { name: t('desk_action_approvePromotion'), exact: true }).click();
    await seen(main.getByText(t('desk_done_approvePromotion')));
    await desk.goTo('promotions');
    await seen(main.getByText(t('desk_promotion_kind_raffle')));

    const { page } = await site.openPage({ ...look, as: 'somchai', path: `/promoDetail?id=${id}` });
    await page.getByRole('button', { name: t('promo_claim', { amount: 'P 400.00' }), exact: true }).click();
    await seen(page.getByRole('heading', { name: t('promo_wager'), exact: true }));
    await site.qa.settleBet({ username: 'somchai', requestId: 'c2', stake: 100 * P, payout: 100 * P });
    await page.reload();
    await seen(page.getByText(t('promo_bet_category')));
  });
});

describe('a deposit bonus on a desktop in English:', () => {
  it('[PROMO-11] is joined; its terms hold from then on, and the list says so', async () => {
    const { page } = await site.openPage({
      viewport: 'desktop',
      lang: 'EN',
      as: 'somchai',
      path: '/promoDetail?id=demo-promotion-app',
    });
    const t = wordsOf('EN');
    await page.getByRole('button', { name: t('promo_join'), exact: true }).click();
    await seen(page.getByText(t('promo_condition_open')));
    await page.goto('/promoDetail?id=demo-promotion-boat');
    await seen(page.getByRole('heading', { name: t('promo_matters'), exact: true }));
    await page.goto('/promoDetail?id=demo-promotion-deposit');
    await page.getByRole('button', { name: t('promo_join'), exact: true }).click();
    await seen(page.getByRole('heading', { name: t('promo_yours'), exact: true }));
    await expectNoAxeViolationsInBothThemes(page, 'EN');
    await page.goto('/promotions');
    await seen(page.getByText(t('promo_status_joined'), { exact: true }).first());
  });
});

describe('a promotion written at the desk on a desktop in English:', () => {
  it('[PROMO-01] [PROMO-04] [PROMO-11] is checked, previewed and published; a player in Thai sees, joins and claims it', async () => {
    const desk = await operatorAt(site, { viewport: 'desktop', lang: 'EN' });
    const { main, dialog, page: atDesk, t } = desk;
    const words = {
      title: { TH: 'คืนนี้ที่ตลาด', EN: 'Tonight at the market' },
      summary: { TH: 'เดิมพันครบ รับ P 50', EN: 'Bet enough and get P 50.' },
      who: { TH: 'สมาชิกทุกคน', EN: 'All members' },
      rules: { TH: 'หนึ่งคนหนึ่งครั้ง', EN: 'Once for everybody.\nFair play only.' },
    } as const;
    const inLanguage = (word: keyof typeof words, language: 'TH' | 'EN') =>
      main.getByLabel(t(`editor_in_${language}`, { what: t(`editor_${word}`) }), { exact: true });
    await desk.signIn('desk1');
    await desk.goTo('promotions');
    await main.getByRole('button', { name: t('editor_title_promotion_new'), exact: true }).click();
    await main.getByRole('radio', { name: new RegExp(`^${t('desk_promotion_kind_task')}`) }).check();
    await main.getByLabel(t('editor_task'), { exact: true }).selectOption('validBet');
    await main.getByLabel(t('editor_amount'), { exact: true }).fill('fifty');
    await main.getByRole('button', { name: t('editor_publish'), exact: true }).click();
    await seen(main.getByRole('alert'));
    await seen(main.getByText(t('editor_wrong_amount')));
    expect(await main.getByLabel(t('editor_amount'), { exact: true }).inputValue()).toBe('fifty');
    await expectNoAxeViolations(atDesk, 'html');
    await main.getByLabel(t('editor_amount'), { exact: true }).fill('50');
    await main.getByLabel(t('editor_least_task'), { exact: true }).fill('100');
    await main.getByRole('checkbox', { name: t('promo_filter_newbie'), exact: true }).check();
    for (const word of ['title', 'summary', 'who', 'rules'] as const)
      for (const language of ['TH', 'EN'] as const) await inLanguage(word, language).fill(words[word][language]);
    const preview = main.getByRole('tabpanel');
    await seen(preview.getByRole('heading', { name: words.title.EN, exact: true }));
    await main.getByRole('tab', { name: t('editor_language_TH'), exact: true }).click();
    await seen(preview.getByRole('heading', { name: words.title.TH, exact: true }));
    await seen(preview.getByText(wordsOf('TH')('promo_matters')));
    await expectNoAxeViolations(atDesk, 'html');
    await atDesk.getByRole('button', { name: t('desk_page_members'), exact: true }).click();
    await seen(dialog.getByRole('heading', { name: t('editor_leave') }));
    await dialog
      .getByRole('button', { name: t('editor_leave_no'), exact: true })
      .last()
      .click();
    await gone(dialog);
    expect(await inLanguage('rules', 'EN').inputValue()).toBe(words.rules.EN);
    await main.getByRole('button', { name: t('editor_publish'), exact: true }).click();
    await dialog.getByRole('button', { name: t('editor_ask_yes'), exact: true }).click();
    await seen(main.getByText(t('editor_published_promotion')));
    await main.getByRole('button', { name: t('desk_back'), exact: true }).click();
    await seen(main.getByText(words.title.EN, { exact: true }));

    const { page } = await site.openPage({ viewport: 'phone', lang: 'TH', as: 'somchai', path: '/promotions' });
    await page.getByRole('link', { name: words.title.TH, exact: true }).click();
    await seen(page.getByRole('heading', { name: words.title.TH, exact: true, level: 1 }));
    await seen(page.getByText(words.who.TH, { exact: true }));
    await page.getByRole('button', { name: wordsOf('TH')('promo_join'), exact: true }).click();
    await seen(page.getByText(wordsOf('TH')('promo_condition_open')));
    await site.qa.settleBet({ username: 'somchai', requestId: 'written-1', stake: 100 * P, payout: 0 });
    await page.reload();
    const claim = page.getByRole('button', { name: wordsOf('TH')('promo_claim', { amount: 'P 50.00' }), exact: true });
    await claim.click();
    await seen(page.getByText(wordsOf('TH')('promo_issued', { amount: 'P 50.00' })));
  });

  it('[SCREEN-02] news is written in both languages, read in Thai, and withdrawn', async () => {
    const desk = await operatorAt(site, { viewport: 'desktop', lang: 'EN' });
    const { main, dialog, t } = desk;
    const title = { TH: 'เรือพิเศษวันอาทิตย์', EN: 'Sunday boats' } as const;
    await desk.signIn('desk1');
    await desk.goTo('news');
    await main.getByRole('button', { name: t('editor_title_news_new'), exact: true }).click();
    for (const language of ['TH', 'EN'] as const) {
      const inIt = (what: string) => main.getByLabel(t(`editor_in_${language}`, { what }), { exact: true });
      await inIt(t('editor_title')).fill(title[language]);
      await inIt(t('editor_content')).fill(`${title[language]} 10:00\n\n<b>${title[language]} 14:00</b>`);
    }
    await expectNoAxeViolations(desk.page, 'html');
    await main.getByRole('button', { name: t('editor_keep'), exact: true }).click();
    await seen(main.getByText(t('editor_kept')));
    await main.getByRole('button', { name: t('desk_back'), exact: true }).click();
    await main.getByRole('tab', { name: t('desk_queue_draft'), exact: true }).click();
    await main.getByRole('button', { name: t('editor_edit_of', { title: title.EN }), exact: true }).click();
    await main.getByRole('button', { name: t('editor_publish'), exact: true }).click();
    await dialog.getByRole('button', { name: t('editor_ask_yes'), exact: true }).click();
    await seen(main.getByText(t('editor_published_news')));
    await main.getByRole('button', { name: t('desk_back'), exact: true }).click();

    const { page } = await site.openPage({ viewport: 'phone', lang: 'TH', path: '/news' });
    await page
      .getByRole('link', { name: new RegExp(title.TH) })
      .first()
      .click();
    await seen(page.getByRole('heading', { name: title.TH, exact: true, level: 1 }));
    await seen(page.locator('article b', { hasText: `${title.TH} 14:00` }));

    const row = desk.rows.filter({ hasText: title.EN });
    await row.getByRole('button', { name: t('desk_action_withdrawNews'), exact: true }).click();
    await dialog.getByLabel(t('desk_reason'), { exact: true }).fill('Cancelled.');
    await dialog.getByRole('button', { name: t('desk_action_withdrawNews'), exact: true }).click();
    await desk.done('withdrawNews');
    await page.reload();
    await seen(page.getByText(wordsOf('TH')('news_lost')));
  });
});
