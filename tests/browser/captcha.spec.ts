import { expect, it } from 'vitest';
import { captchaContract } from '../../src/api/contract/account/captcha.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { countCalls, nextAnswer } from './support/calls.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { eventually, gone, seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

/** Runs in the page: distance from the text to each edge of its tile, in px. */
function roomAround(words: Element): readonly number[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  const [inner, outer] = [range.getBoundingClientRect(), words.parentElement?.getBoundingClientRect()];
  if (!outer) return [];
  return [inner.left - outer.left, inner.top - outer.top, outer.right - inner.right, outer.bottom - inner.bottom];
}

const newestCaptcha = async () => (await site.qa.outbox({})).list.find(({ kind }) => kind === 'captcha')?.code ?? '';

it('[LOGIN-13] [LOGIN-24] [LOGIN-25] [LOGIN-26] [CAPTCHA-01] [CAPTCHA-02] [CAPTCHA-03] [CAPTCHA-04] [ERR-01] asks for the captcha after the third wrong password, and keeps all input', async () => {
  const { page } = await site.openPage({ viewport: 'desktop', lang: 'EN' });
  const t = wordsOf('EN');
  const player = playerAt(page, t);
  const picture = player.loginDialog.getByRole('img', { name: t('login_captcha_image') });
  const field = player.loginDialog.getByRole('textbox', { name: t('login_captcha'), exact: true });
  const name = player.loginDialog.getByRole('textbox', { name: t('login_username'), exact: true });
  const password = player.loginDialog.getByLabel(t('login_password'), { exact: true });
  const attempt = async () => {
    const answer = nextAnswer(page, sessionContract.login);
    await player.submitLogin();
    await answer;
    await eventually(() => player.loginDialog.getAttribute('aria-busy')).toBe(null);
  };
  const pictureAfter = async (old: string | null) => {
    await eventually(() => picture.getAttribute('src')).not.toBe(old);
    return picture.getAttribute('src');
  };
  await player.openLogin();
  await player.fillName('somchai', 'Wrong#2026');
  for (const place of [1, 2]) {
    await attempt();
    expect({ place, said: await player.loginDialog.getByRole('alert').textContent() }).toEqual({
      place,
      said: t('refused_credentials'),
    });
    expect(await field.count()).toBe(0);
  }
  await attempt();
  await seen(picture);
  expect(await picture.getAttribute('src')).toMatch(/^data:image\/png;base64,iVBOR/);
  const first = await picture.getAttribute('src');
  expect(await player.loginDialog.getByRole('alert').textContent()).toBe(t('refused_credentials'));

  const logins = countCalls(page, sessionContract.login);
  await player.submitLogin();
  await seen(player.loginDialog.getByText(t('problem_required_captcha')));
  expect(logins()).toBe(0);

  await password.fill('Player#2026');
  await field.fill('?????');
  await attempt();
  await eventually(() => player.loginDialog.getByRole('alert').textContent()).toBe(t('refused_captcha_wrong'));
  const second = await pictureAfter(first);
  expect([await name.inputValue(), await password.inputValue(), await field.inputValue()]).toEqual([
    'somchai',
    'Player#2026',
    '',
  ]);

  const pictures = countCalls(page, captchaContract.image);
  const refreshed = nextAnswer(page, captchaContract.image);
  const another = player.loginDialog.getByRole('button', { name: t('login_captcha_new') });
  await another.click();
  await another.click({ force: true });
  await refreshed;
  await pictureAfter(second);
  expect(pictures()).toBe(1);

  await field.fill((await newestCaptcha()).toLowerCase());
  await player.submitLogin();
  await seen(page.getByRole('dialog', { name: t('after_title', { name: 'Somchai' }) }));
  await gone(player.loginDialog);
});

it('[LOGIN-04] [LOGIN-13] [CAPTCHA-01] shows in Thai what is missing, and that the captcha could not be loaded', async () => {
  const { page, allow } = await site.openPage({ lang: 'TH' });
  const t = wordsOf('TH');
  const player = playerAt(page, t);
  const logins = countCalls(page, sessionContract.login);
  await player.openLogin();
  await player.submitLogin();
  await seen(player.loginDialog.getByText(t('problem_required_username')));
  const name = player.loginDialog.getByRole('textbox', { name: t('login_username'), exact: true });
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await player.loginDialog.getByText(t('problem_required_password')).count()).toBe(1);
  expect(logins()).toBe(0);

  allow(/500 \(Internal Server Error\)/);
  await site.qa.fault({ endpoint: 'captcha.image', fault: 'http-500', times: 1 });
  await player.fillName('somchai', 'Wrong#2026');
  for (const place of [1, 2, 3]) {
    const refused = nextAnswer(page, sessionContract.login);
    await player.submitLogin();
    expect({ place, status: (await refused).status() }).toEqual({ place, status: 200 });
    await eventually(() => player.loginDialog.getAttribute('aria-busy')).toBe(null);
  }
  const failed = player.loginDialog.getByText(t('login_captcha_failed'));
  await seen(failed);
  expect(Math.min(...(await failed.evaluate(roomAround)))).toBeGreaterThanOrEqual(4);
  await player.loginDialog.getByRole('button', { name: t('login_captcha_new') }).click();
  await seen(player.loginDialog.getByRole('img', { name: t('login_captcha_image') }));
  await player.fillName('somchai');
  await player.loginDialog.getByRole('textbox', { name: t('login_captcha'), exact: true }).fill(await newestCaptcha());
  await player.submitLogin();
  await player.closeGreeting();
  await player.isMember();
});
