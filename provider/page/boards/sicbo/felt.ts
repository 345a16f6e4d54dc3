import { html, nothing, type TemplateResult } from 'lit-html';
import { sicboSpots } from '../../../engines/board/sicbo.ts';
import { betsOf } from '../../../engines/board/spots.ts';
import type { Say } from '../../board/board.ts';
import { money, short } from '../../copy/text.ts';
import { chipsOn, type SpotState, type SpotsModel } from '../spots/model.ts';
import { oddsText, spot } from '../spots/spot.ts';
import type { SicboKey } from './copy.en.ts';
import { die } from './dice.ts';

type Model = SpotsModel & { readonly t: Say<SicboKey> };
type StateOf = (spot: string) => SpotState;
type Numbered = 'total' | 'single' | 'double' | 'combo' | 'triple';

const idsOf = (kind: string): readonly string[] =>
  [...sicboSpots].filter(([, bet]) => bet.kind === kind).map(([id]) => id);
const numbersOf = (id: string): readonly number[] => id.split(' ').slice(1).map(Number);

/** A spot in words. */
export function nameOf(t: Say<SicboKey>, id: string): string {
  if (id === 'any triple') return t('anyTriple');
  const [kind] = id.split(' ');
  const of = numbersOf(id).join('·');
  return of === '' ? t(kind as 'big' | 'small' | 'odd' | 'even') : t(kind as Numbered, { of });
}

/** What a spot pays at least, as odds. */
export const oddsOf = (id: string): string => oddsText(sicboSpots.get(id)?.back ?? 100);

const faces = (id: string): unknown => {
  const [kind] = id.split(' ');
  const [one = 1, two = one] = numbersOf(id);
  if (kind === 'single') return die(one);
  if (kind === 'triple') return [one, one, one].map(die);
  return [one, two].map(die);
};

function group(model: Model, stateOf: StateOf, kind: Numbered, odds: string): TemplateResult {
  const { t } = model;
  return html`<section class="sb-group sb-group--${kind}"><h3 class="sb-group__name">${t(`kind_${kind}`)} <span class="mono">${odds}</span></h3>
<div class="sb-cells">${idsOf(kind).map((id) =>
    spot(
      model,
      {
        id,
        name: `${nameOf(t, id)}, ${odds}`,
        face: html`<span class="sb-faces">${faces(id)}</span>`,
        look: 'sb-cell',
      },
      stateOf(id),
    ),
  )}</div></section>`;
}

const doubles = (model: Model, stateOf: StateOf) => group(model, stateOf, 'double', oddsOf('double 1'));
const triples = (model: Model, stateOf: StateOf) => group(model, stateOf, 'triple', oddsOf('triple 1'));
const combos = (model: Model, stateOf: StateOf) => group(model, stateOf, 'combo', oddsOf('combo 1 2'));

/** Big and small, odd and even, totals, single numbers; on wide screens everything else as well. */
export function felt(model: Model, stateOf: StateOf): TemplateResult {
  const { t } = model;
  const main = (id: 'small' | 'odd' | 'even' | 'big') =>
    spot(
      model,
      {
        ...{ id, name: t(id), odds: '1:1', look: `sb-main sb-${id}` },
        face: html`${t(id)}${id === 'small' || id === 'big' ? html` <i>${t(`hint_${id}`)}</i>` : nothing}`,
      },
      stateOf(id),
    );
  const triple = spot(
    model,
    {
      ...{ id: 'any triple', name: t('anyTriple'), face: t('face_anyTriple') },
      ...{ odds: oddsOf('any triple'), look: 'sb-main sb-any' },
    },
    stateOf('any triple'),
  );
  const total = (id: string) =>
    spot(
      model,
      {
        id,
        name: nameOf(t, id),
        face: html`<b class="mono">${numbersOf(id)[0]}</b>`,
        odds: oddsOf(id),
        look: 'sb-total',
      },
      stateOf(id),
    );
  return html`<div class="sb" role="group" aria-label=${t('spots_bets')}>
<div class="sb-mains">${main('small')}${main('odd')}${triple}${main('even')}${main('big')}</div>
<div class="sb-totals">${idsOf('total').map(total)}</div>
${group(model, stateOf, 'single', t('odds_single'))}
<div class="sb-wide only-wide">${doubles(model, stateOf)}${triples(model, stateOf)}${combos(model, stateOf)}</div></div>`;
}

const isMore = (id: string): boolean => /^(double|triple|combo) /.test(id);

/** On a phone, what has no room on the felt. */
export function moreSheet(model: Model, stateOf: StateOf): TemplateResult {
  const { t, chip } = model;
  const sum = betsOf(chipsOn(model))
    .filter(([id]) => isMore(id))
    .reduce((all, [, amount]) => all + amount, 0);
  const open = ({ currentTarget }: Event) =>
    (currentTarget as HTMLElement).parentElement?.querySelector('dialog')?.showModal();
  return html`<div class="sb-more only-phone"><button class="spots__more" @click=${open}>${t('more')}${sum === 0 ? nothing : html` <b class="mono">${short(sum).slice(1)}</b>`}</button>
<dialog class="sheet sb-sheet" aria-label=${t('more')}><div class="sheet__grip"></div>
<div class="dialog__head"><h2>${t('more')}</h2><button class="btn btn--small" data-do="close">${t('more_done')}</button></div>
<p class="small muted">${t('more_chip', { amount: money(chip) })}</p>
${doubles(model, stateOf)}${triples(model, stateOf)}${combos(model, stateOf)}</dialog></div>`;
}
