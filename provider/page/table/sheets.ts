import { html } from 'lit-html';
import { roundsToCheck, seedValue } from '../shell/fairSheet.ts';
import type { Fairness } from '../shell/frame.ts';
import type { TableFrame } from './frameModel.ts';

/** The coups before, and what this one is committed to. */
export function fairSheet({ board, model, snapshot, moment, t, say }: TableFrame): Fairness {
  const { coup = null, past = [] } = snapshot.context.table ?? {};
  const shown = past.filter(({ id }) => moment !== 'showing' || id !== coup?.id).slice(0, 12);
  const body = () => html`<div class="fair">
  ${seedValue(t('crash_commitment'), coup?.commitment ?? '', say('commitment_hint'))}</div>`;
  const rounds = () =>
    roundsToCheck(
      say('past'),
      shown,
      ({ id, view }) =>
        html`<span class="mono">${id}</span> <span class="end">${board.result?.(model.t, view) ?? ''}</span>`,
    );
  return { title: t('fair_title'), leave: t('leave'), body, ...(shown.length === 0 ? {} : { rounds }) };
}
