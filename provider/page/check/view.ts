import type { ParSheet } from '../../engines/slot/parSheet.ts';
import { parSheets } from '../../engines/slot/parSheets.ts';
import type { Spin } from '../../engines/slot/spinReels.ts';
import { icon } from '../art/furniture.ts';
import { money, safe } from '../copy/text.ts';
import { marksOf, symbolName, type Words } from '../slot/result.ts';
import type { Checked, CheckInput } from './checkRound.ts';
import { jackpotSteps } from './jackpotCheck.ts';
import type { TranslateCheck } from './translateCheck.ts';

const SEAL =
  'M48.0 2.0L55.8 8.8L65.6 5.5L70.2 14.7L80.5 15.5L81.3 25.8L90.5 30.4L87.2 40.2L94.0 48.0L87.2 55.8L90.5 65.6L81.3 70.2L80.5 80.5L70.2 81.3L65.6 90.5L55.8 87.2L48.0 94.0L40.2 87.2L30.4 90.5L25.8 81.3L15.5 80.5L14.7 70.2L5.5 65.6L8.8 55.8L2.0 48.0L8.8 40.2L5.5 30.4L14.7 25.8L15.5 15.5L25.8 14.7L30.4 5.5L40.2 8.8Z';

export const step = (number: number, title: string, hint: string, inner: string) =>
  `<li class="fs"><span class="fs__n mono">${number}</span><div class="fs__b"><h2>${title}</h2><p class="small muted">${hint}</p>${inner}</div></li>`;
export const mark = (isGood: boolean, text: string) =>
  `<p class="fs__ok small ${isGood ? '' : 'fs__ok--no'}">${icon(isGood ? 'check' : 'triangle-alert', 'icon--s')}<span>${text}</span></p>`;
const picture = (symbol: string) => `<svg viewBox="0 0 160 160" aria-hidden="true"><use href="#s-${symbol}"/></svg>`;

/** The verdict over a check, in one sentence with its figures. */
export function verdict(
  t: TranslateCheck,
  ref: string,
  {
    isCommitted,
    isPaid,
    payout,
    tookMs,
  }: Pick<Checked, 'isCommitted' | 'isPaid' | 'tookMs'> & { readonly payout: number },
): string {
  if (!isCommitted || !isPaid) {
    return `<section class="verdict verdict--bad" role="alert">${icon('triangle-alert', 'icon--l')}<div><h2>${t('bad')}</h2><p class="small">${t(isCommitted ? 'bad_payout' : 'bad_commitment')}</p></div></section>`;
  }
  const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd class="mono">${value}</dd></div>`;
  const facts = `${ref === '' ? '' : fact(t('round'), safe(ref))}${fact(t('payout'), money(payout))}${fact(t('took'), `${Math.max(1, Math.round(tookMs))} ms`)}`;
  return `<section class="verdict" role="status"><svg class="verdict__seal" viewBox="0 0 96 96" aria-hidden="true"><path class="seal" d="${SEAL}"/><circle cx="48" cy="48" r="33"/><path class="tick" d="M33 49l10 10l20 -22"/></svg><div><h2>${t('good')}</h2><p class="small">${t('good_hint')}</p></div><dl class="verdict__d">${facts}</dl></section>`;
}

/** The reels of a spin with what paid. */
export function miniReels({ t, top, lineCount: _ }: Words, spin: Spin, lines: readonly (readonly number[])[]): string {
  const { paid, scattered } = marksOf(spin, lines);
  const hits = new Set([...paid.flatMap((each) => each.hits), ...scattered].map(([reel, row]) => `${reel}.${row}`));
  const columns = spin.columns
    .map((column, reel) => {
      const cells = [...column].map(
        (symbol, row) =>
          `<svg class="cell ${hits.has(`${reel}.${row}`) ? 'cell--hit' : ''}" viewBox="0 0 160 160"><use href="#s-${symbol}"/></svg>`,
      );
      return `<div class="reel"><div class="reel__strip">${cells.join('')}</div></div>`;
    })
    .join('');
  const label = spin.columns
    .map((column) => [...column].map((each) => symbolName({ t, top }, each as 'A')).join(' '))
    .join(' / ');
  return `<div class="replay__box"><div class="reels ${hits.size > 0 ? 'reels--won' : ''}" role="img" aria-label="${label}">${columns}</div></div>`;
}

/** The four steps, each with what goes in and what comes out. */
export function steps(t: TranslateCheck, words: Words, input: CheckInput, checked: Checked): string {
  const { outcome, blocks } = checked;
  const { lines, jackpot: odds }: ParSheet = parSheets[input.sheet];
  const spinName = (index: number) => (index === 0 ? t('spin') : t('free_spin', { at: index }));
  const code = (text: string) => `<code class="hex mono">${safe(text)}</code>`;
  const equal = `<div class="eq">${code(input.commitment)}<span class="eq__s ${checked.isCommitted ? '' : 'eq__s--no'}">${checked.isCommitted ? '=' : '≠'}</span>${code(checked.commitment)}</div>${mark(checked.isCommitted, t(checked.isCommitted ? 'equal' : 'not_equal'))}`;
  if (!checked.isCommitted) return step(1, t('step_1'), t('step_1_hint'), equal);

  const mixed = blocks
    .map((block, cursor) => {
      const words32 = block.match(/.{8}/g) ?? [];
      const bytes = `${words32
        .slice(0, cursor === outcome.jackpot?.cursor ? 1 : 5)
        .map((each, reel) => `<b class="k${reel}">${each}</b>`)
        .join('')}<span>${words32.slice(cursor === outcome.jackpot?.cursor ? 1 : 5).join('')}</span>`;
      return `<p class="hex mono">${safe(input.clientSeed)}:<b>${input.nonce}</b>:${cursor}</p><code class="hex hex--mac mono">${bytes}</code>`;
    })
    .join('');
  const number = new Intl.NumberFormat('en');
  const rows = (spin: Spin, index: number) =>
    `${outcome.spins.length > 1 ? `<tr><th colspan="6">${spinName(index)}</th></tr>` : ''}${spin.stops
      .map((stop, reel) => {
        const word = spin.words[reel] ?? 0;
        return `<tr><td><i class="kk k${reel}"></i>${t('reel')} ${reel + 1}</td><td class="mono">${word.toString(16).padStart(8, '0')}</td><td class="mono end">${number.format(word)}</td><td class="mono end">${(word / 97_612_893).toFixed(4)}</td><td class="mono end"><b>${stop}</b></td><td class="fs__sy">${[...(spin.columns[reel] ?? '')].map(picture).join('')}</td></tr>`;
      })
      .join('')}`;
  const table = `<div class="scroll" tabindex="0"><table class="table fs__t"><thead><tr><th>${t('reel')}</th><th>${t('bytes')}</th><th class="end">${t('number')}</th><th class="end">${t('share')}</th><th class="end">${t('stop')}</th><th>${t('shows')}</th></tr></thead><tbody>${outcome.spins.map(rows).join('')}</tbody></table></div>`;
  const drawn = odds && outcome.jackpot ? jackpotSteps(t, words, odds, outcome.jackpot, input.stake) : '';
  const end = outcome.spins
    .map(
      (spin, index) =>
        `<div class="fs__end">${miniReels(words, spin, lines)}${facts(words, input, spin, spinName(index))}</div>`,
    )
    .join('');
  const sum = `<dl class="facts"><div><dt>${t('computed')}</dt><dd class="mono">${money(outcome.payout)}</dd></div>${input.jackpot === 0 ? '' : `<div><dt>${t('jackpot_pot_paid')}</dt><dd class="mono">${money(input.jackpot)}</dd></div>`}${input.paid === null ? '' : `<div><dt>${t('paid')}</dt><dd class="mono">${money(input.paid)}</dd></div>`}</dl>`;
  const agreed = input.paid === null ? '' : mark(checked.isPaid, t(checked.isPaid ? 'step_4_paid' : 'not_equal'));
  return [
    step(1, t('step_1'), t('step_1_hint'), equal),
    step(2, t('step_2'), t('step_2_hint'), mixed),
    step(3, t('step_3'), t('step_3_hint'), table + drawn),
    step(4, t('step_4'), '', end + sum + agreed),
  ].join('');
}

function facts(words: Words, { stake, sheet }: CheckInput, spin: Spin, name: string): string {
  const lineStake = stake / words.lineCount;
  const factor = spin.free ? parSheets[sheet].freeFactor : 1;
  const lines = spin.wins
    .toSorted((a, b) => b.times - a.times)
    .map(
      ({ line, symbol, count, times }) =>
        `<div><dt>${words.t('line')} ${line} · ${symbolName(words, symbol)} ×${count}</dt><dd class="mono">${money(lineStake)} × ${times * factor}</dd></div>`,
    );
  const scatter =
    spin.scatterTimes > 0
      ? `<div><dt>${words.t('symbol_krathong')} ×${spin.scatters}</dt><dd class="mono">${money(stake)} × ${spin.scatterTimes}</dd></div>`
      : '';
  return `<dl class="facts"><div><dt><b>${name}</b></dt><dd class="mono"><b>${money(spin.payout)}</b></dd></div>${lines.join('')}${scatter}</dl>`;
}
