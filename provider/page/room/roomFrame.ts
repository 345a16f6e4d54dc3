import { html, nothing, type TemplateResult } from 'lit-html';
import { HANDS } from '../boards/pokDeng/howTo.ts';
import { face } from '../boards/pokDeng/seats.ts';
import { short } from '../copy/text.ts';
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
    <section class="rm__scene" aria-label=${t('table')}>${table(of)}</section>
    <aside class="rm__side plate only-wide" tabindex="0" aria-label=${say('ranks')}>${ranks(of)}</aside>
    ${act(of)}
  </main>`,
    counter: counter(of),
    sheets: { rules: howToSheet(of), fair: fairSheet(of) },
  };
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
