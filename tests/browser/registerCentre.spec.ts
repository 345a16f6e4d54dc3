import { describe, expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { quiet } from './support/quiet.ts';
import { NEWCOMER, registrationAt } from './support/registration.ts';
import { startSite } from './support/site.ts';
import { eventually, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

describe.each(PHONE_LOOKS)('the register centre of an agent on a $viewport in $lang:', (look) => {
  it('[AGENT-05] [REG-21] [REG-22] [CHPW-01] makes a link that a newcomer registers with, and an account whose owner must set a password', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, as: 'agent1' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/agent/registerCenter');
    const centre = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
    const press = (name: string) => centre.getByRole('button', { name, exact: true }).click();
    const field = (label: string, form = centre) => form.getByLabel(label, { exact: true });
    await seen(centre.getByRole('img', { name: t('registerCentre_qr', { code: 'LANTERN1' }) }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await press(t('registerCentre_new'));
    const linkForm = centre.locator('form').filter({ hasText: t('registerCentre_form') });
    await field(t('registerCentre_label')).fill('Chiang Mai');
    await field(t('registerCentre_own_code')).fill('chiang7');
    await field(t('registerCentre_rate'), linkForm).fill('0.9');
    await press(t('registerCentre_make'));
    await seen(linkForm.getByText(t('offer_problem_above', { most: '0.8' })));
    expect(await field(t('registerCentre_own_code')).inputValue()).toBe('chiang7');
    await field(t('registerCentre_rate'), linkForm).fill('0.6');
    await press(t('registerCentre_make'));
    await seen(centre.getByRole('img', { name: t('registerCentre_qr', { code: 'CHIANG7' }) }));
    await press(t('registerCentre_copy'));
    await seen(centre.getByText(t('registerCentre_copied_link')));
    const link = `${site.url}/register?referralCode=CHIANG7`;
    expect(await clipboard()).toBe(link);

    const newcomer = await site.openPage({ ...look, path: null });
    const form = registrationAt(newcomer.page, t, site.qa);
    await newcomer.page.goto(link);
    await quiet(newcomer.page);
    await seen(form.submit);
    expect(await form.field('affiliateCode').inputValue()).toBe('CHIANG7');
    await form.fill(NEWCOMER);
    await form.agree();
    await form.submit.click();
    await form.isWelcome(NEWCOMER.username);

    await page.reload();
    const ofLink = centre.getByRole('button', { name: /^CHIANG7/ });
    await seen(ofLink.getByText(t('registerCentre_joined', { count: 1 })));
    await ofLink.click();
    await press(t('registerCentre_switch_off'));
    await seen(centre.getByText(t('registerCentre_closed_text')));

    const hand = centre.getByRole('form', { name: t('registerCentre_hand') });
    await field(t('registerCentre_username'), hand).fill('kaew2030');
    await field(t('registerCentre_rate'), hand).fill('0.5');
    await hand.getByRole('button', { name: t('registerCentre_create') }).click();
    await seen(hand.getByText(t('registerCentre_confirm_needed')));
    await hand.getByRole('checkbox').check();
    await hand.getByRole('button', { name: t('registerCentre_create') }).click();
    await seen(centre.getByText(t('registerCentre_ready', { account: 'kaew2030' })));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await press(t('registerCentre_copy_password'));
    await seen(centre.getByText(t('registerCentre_password_copied')));
    const password = await clipboard();
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/);
    await press(t('registerCentre_done'));
    expect(await centre.getByText(password).count()).toBe(0);
    const made = centre.getByRole('region', { name: t('registerCentre_accounts'), exact: true });
    await seen(made.getByText(t('registerCentre_state_waiting')));

    const owner = await site.openPage({ ...look });
    const ofOwner = playerAt(owner.page, t);
    await ofOwner.openLogin();
    await ofOwner.fillName('kaew2030', password);
    await ofOwner.submitLogin();
    const change = owner.page.getByRole('dialog', { name: t('change_title_due') });
    await seen(change.getByText(t('change_prompt_due')));
    await change.getByLabel(t('change_new'), { exact: true }).fill('Lantern-Boat-77');
    await change.getByLabel(t('change_confirm'), { exact: true }).fill('Lantern-Boat-77');
    await change.getByRole('button', { name: t('change_submit') }).click();
    const accounts = centre.getByRole('region', { name: t('registerCentre_accounts_filters'), exact: true });
    await eventually(async () => {
      await accounts.getByRole('button', { name: t('list_refresh'), exact: true }).click();
      return made.getByText(t('registerCentre_state_claimed')).count();
    }).toBe(1);
    expect(await made.getByRole('button', { name: /kaew2030/ }).count()).toBe(0);
  });

  it('[AGENT-06] [WALLET-06] [CONTRACT-02] changes a rebate, sends money and offers an agreement from a row of the line', async () => {
    const t = wordsOf(look.lang);
    const { page } = await site.openPage({ ...look, as: 'agent1', path: '/agent/downlineManagement' });
    const centre = page.getByRole('dialog', { name: t('centre_agent'), exact: true });
    const member = centre.getByRole('treeitem', { name: 'agent2' });
    const menu = () => member.getByRole('button', { name: t('downlineTree_acts', { account: 'agent2' }) }).click();
    await menu();
    await member.getByRole('button', { name: t('downlineTree_rate', { rate: '0.6' }) }).click();
    const field = centre.getByLabel(t('registerCentre_rate'), { exact: true });
    await eventually(() => field.inputValue()).toBe('0.6');
    await field.fill('0.3');
    const save = centre.getByRole('button', { name: t('rateChange_save'), exact: true });
    await save.click();
    await seen(centre.getByText(t('offer_problem_below', { least: '0.4' })));
    await expectNoAxeViolationsInBothThemes(page, look.lang);
    await field.fill('0.7');
    await save.click();
    await seen(member.getByText('0.7%', { exact: true }));
    await expectNoAxeViolationsInBothThemes(page, look.lang);

    await menu();
    await member.getByRole('button', { name: t('downlineTree_transfer') }).click();
    await seen(centre.getByText('agent2').first());
    await centre.getByRole('button', { name: t('line_others'), exact: true }).click();

    await menu();
    await member.getByRole('link', { name: t('downlineTree_offer') }).click();
    await centre.getByRole('button', { name: t('agreements_offer'), exact: true }).click();
    await eventually(() => centre.getByRole('combobox').inputValue()).toBe('agent2');
  });
});
