import { html, nothing, type TemplateResult } from 'lit-html';
import { HANDS } from '../boards/pokDeng/howTo.ts';
import { face } from '../boards/pokDeng/seats.ts';
import { short, signed } from '../copy/text.ts';
import type { Frame } from '../shell/frame.ts';
import { act } from './act.ts';
import { ownOf, type RoomFrame } from './roomModel.ts';
import { fairSheet, howToSheet } from './sheets.ts';
import { table } from './table.ts';

/** A room as the shell shows it: table, hands by rank, time and stake. */
export function roomFrame(of: RoomFrame): Frame {
  const { snapshot, t, say, actions } = of;
  const { room, isCalm } = snapshot.context;
  const toggle = () => actions.send({ type: 'room.setCalm', isCalm: !isCalm });
  return {
    look: 'game--pokdeng game--room',
    game: room?.game ?? null,
    title: room === null ? '' : say('title', { game: room.game.name, number: room.room.number }),
    bar: { facts: facts(of) },
    calm: { isOn: isCalm, toggle },
    main: html`<main class="rm__page">
    ${strip(of)}
    <section class="rm__scene" aria-label=${t('table')}>${table(of)}</section>
    <aside class="rm__side plate only-wide" tabindex="0" aria-label=${say('ranks')}>${ranks(of)}</aside>
    ${act(of)}
  </main>`,
    counter: counter(of),
    sheets: { rules: howToSheet(of), fair: fairSheet(of) },
  };
}

/** Own hands that have been seen, the newest first: what was staked, and what came of it. */
function strip({ snapshot: { context }, moment, t }: RoomFrame): TemplateResult {
  const hand = context.room?.hand?.id;
  const seen = (context.room?.bets ?? []).filter(
    ({ state, hand: of }) => state === 'settled' && (of !== hand || moment === 'shown'),
  );
  const one = ({ id, stake, payout }: (typeof seen)[number]) => {
    const net = payout - stake;
    return html`<li><button data-check=${id} aria-label="${t('check_round')} ${id}: ${signed(net)}"><span class="mono muted">${short(stake).slice(1)} →</span><b class="mono ${net > 0 ? 'gain' : ''}">${short(payout).replace('+', '')}</b></button></li>`;
  };
  return html`<aside class="rm__strip" aria-label=${t('last_rounds')}><ul class="board__rounds">${
    seen.length === 0 ? html`<li class="faint small">${t('crash_none')}</li>` : seen.map(one)
  }</ul></aside>`;
}

function facts({ snapshot: { context }, say }: RoomFrame): TemplateResult | typeof nothing {
  if (context.room === null) return nothing;
  const { number, least, most, people } = context.room.room;
  return html`<p class="rm__factsline"><span class="rm__number">${say('number', { number })}</span><span>${say('limits', { least: short(least).slice(1), most: short(most).slice(1) })}</span><span aria-label=${say('people', { count: people })}>${say('seated', { count: people })}</span></p>`;
}

const ranks = ({ cards, say }: RoomFrame): TemplateResult => html`<h2>${say('ranks')}</h2>
<ol>${HANDS.map(
  ([name, example, deng]) =>
    html`<li><span class="pd__sample" aria-hidden="true">${example.map(face)}</span><span>${cards(name)}</span><b class="mono">${deng}</b></li>`,
)}</ol><p class="tiny muted">${say('ranks_hint')}</p>`;

function counter({ snapshot: { context }, moment, t }: RoomFrame): Frame['counter'] {
  const { room } = context;
  const { bet, balance, net } = ownOf(room, moment);
  const id = bet?.id ?? room?.hand?.id;
  return {
    ...{ balance, net },
    stake: [t('crash_stake_round'), bet?.stake ?? 0],
    last: moment === 'shown' && bet?.state === 'settled' ? bet : null,
    round: id === undefined ? null : { id, check: moment === 'shown' ? 'now' : 'later' },
  };
}
