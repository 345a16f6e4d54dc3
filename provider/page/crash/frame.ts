import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import { rocket } from '../art/bangFai.ts';
import type { Translate } from '../copy/text.ts';
import type { Frame, Toggle } from '../shell/frame.ts';
import { betInRound } from './crash.setup.ts';
import type { CrashSnapshot } from './go.ts';
import { fairSheet, rulesSheet } from './sheets.ts';

const picture = `<svg class="g-top__art" viewBox="0 0 120 152" aria-hidden="true"><rect width="120" height="152" fill="var(--sc-red)"/><circle cx="60" cy="76" r="44" fill="none" stroke="var(--sc-lamp)" stroke-width="2"/><g transform="translate(62 74) rotate(-50) scale(.62)">${rocket(true)}</g><rect x="5" y="5" width="110" height="142" rx="6" fill="none" stroke="var(--sc-lamp)" stroke-width="4"/></svg>`;

/** A crash game as the shell shows it. */
export function crashFrame(
  t: Translate,
  { context: { table } }: CrashSnapshot,
  of: { readonly main: TemplateResult; readonly sound: Toggle },
): Frame {
  const inRound = betInRound(table);
  const id = inRound?.id ?? table?.round?.id;
  return {
    look: 'game--crash',
    game: table?.game ?? null,
    bar: { art: html`${unsafeHTML(picture)}` },
    sound: of.sound,
    main: of.main,
    counter: {
      balance: table?.balance ?? null,
      stake: [t('crash_stake_round'), inRound?.stake ?? 0],
      last: table?.mine ?? null,
      net: table?.net ?? 0,
      round: id === undefined ? null : { id, check: table?.round?.phase === 'over' ? 'now' : 'later' },
    },
    sheets: {
      rules: { title: t('crash_rules'), body: () => rulesSheet(t, table) },
      fair: fairSheet(t, table),
    },
  };
}
