import { playerAt } from './player.ts';
import { NEWCOMER, registrationAt } from './registration.ts';
import type { PageOptions, Site } from './site.ts';
import { seen } from './wait.ts';
import { wordsOf } from './words.ts';

/** The register form of a site. */
export function registerFormAt(site: Site) {
  /** A visitor at the form, opened by its path. */
  async function openForm({ lang = 'EN', viewport = 'desktop', path = '/register' }: PageOptions = {}) {
    const opened = await site.openPage({ lang, viewport, path });
    const t = wordsOf(lang);
    const form = registrationAt(opened.page, t, site.qa);
    await seen(form.submit);
    return { ...opened, t, form, player: playerAt(opened.page, t) };
  }

  /** The form with valid input. */
  async function openFilled(options?: PageOptions) {
    const opened = await openForm(options);
    await opened.form.fill(NEWCOMER);
    await opened.form.agree();
    return opened;
  }

  return { openForm, openFilled };
}
