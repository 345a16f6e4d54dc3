import { expect, it } from 'vitest';
import { freePlayContract } from '../../src/api/contract/account/freePlay.ts';
import { content, KEYBOARD_LOOKS, visitorAt } from './support/byKeys.ts';
import { enterOn, hasFocus, hasQuietFocus, stopsIn, tabTo } from './support/keys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { answerByKeys } from './support/registrationByKeys.ts';
import { startSite } from './support/site.ts';
import { gone, isAt, seen } from './support/wait.ts';

const site = startSite();

it.each(KEYBOARD_LOOKS)(
  '[DEMO-01] [DEMO-02] [DEMO-04] [DEMO-06] [ROLE-17] by keyboard alone, on a $viewport in $lang: starts a demo, shows what it lacks and signs up, without axe violations on any step',
  async (look) => {
    const { page, t, player, allow } = await visitorAt(site, look);
    const findsNothing = () => expectNoAxeViolationsInBothThemes(page, look.lang);
    allow(/status of 500/);
    const offer = page.getByRole('dialog', { name: t('free_title') });
    const opener = content(page).getByRole('button', { name: t('free_try') });
    await enterOn(page, opener);
    await hasQuietFocus(offer.getByRole('heading', { level: 2 }));
    await findsNothing();
    expect(await stopsIn(page, offer)).toEqual([
      `button "${t('close')}"`,
      `button "${t('free_start')}"`,
      `button "${t('sign_up')}"`,
      `button "${t('log_in')}"`,
    ]);
    await page.keyboard.press('Escape');
    await gone(offer);
    await hasFocus(opener);

    await site.qa.fault({ endpoint: freePlayContract.login.id, fault: 'http-500', times: 1 });
    await page.keyboard.press('Enter');
    const start = offer.getByRole('button', { name: t('free_start') });
    await enterOn(page, start);
    await seen(offer.getByRole('alert'));
    await hasFocus(start);
    await findsNothing();
    await page.keyboard.press('Space');
    await gone(offer);
    await player.isMember();
    await isAt(page, '/');
    await hasQuietFocus(content(page));
    await seen(page.getByText(t('purse_trial')));
    await findsNothing();

    const wallet =
      look.viewport === 'phone'
        ? page.getByRole('navigation', { name: t('menu') }).getByRole('link', { name: t('nav_wallet') })
        : content(page).getByRole('button', { name: t('purse_wallet') });
    await enterOn(page, wallet);
    const warning = page.getByRole('alertdialog', { name: t('dialog_warning') });
    await seen(warning.getByText(t('dialog_in_need_true_account')));
    await findsNothing();
    expect(await stopsIn(page, warning)).toEqual([`button "${t('close')}"`, `button "${t('sign_up')}"`]);
    await page.keyboard.press('Escape');
    await gone(warning);
    await hasFocus(wallet);

    await page.keyboard.press('Enter');
    await enterOn(page, warning.getByRole('button', { name: t('sign_up') }));
    const form = registrationAt(page, t, site.qa);
    await seen(form.submit);
    await tabTo(page, form.tab('mobile'));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, form.field('username'));
    await findsNothing();
    await answerByKeys(page, form, NEWCOMER);
    await page.keyboard.press('Enter');
    const welcome = page.getByRole('dialog', { name: t('after_welcome_title', { name: 'Niran77' }) });
    await hasQuietFocus(welcome.getByRole('heading', { level: 2 }));
    await page.keyboard.press('Escape');
    await gone(welcome);
    await seen(player.header.getByText('P 0.00'));
    await hasFocus(wallet);
  },
);
