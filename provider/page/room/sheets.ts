import { html } from 'lit-html';
import { pokDengRoom } from '../../engines/board/pokDengRoom.ts';
import { howToInRoom } from '../boards/pokDeng/howTo.ts';
import { percent, signed } from '../copy/text.ts';
import { roundsToCheck, seedForm, seedValue } from '../shell/fairSheet.ts';
import type { Fairness, Sheet } from '../shell/frame.ts';
import type { RoomFrame } from './roomModel.ts';

export function howToSheet({ t, cards }: RoomFrame): Sheet {
  const body = () => html`<div class="howto">${howToInRoom(cards)}
  <div class="paper"><dl class="receipt__rows">${pokDengRoom.bets.map(
    ({ id, rtp }) =>
      html`<div><dt>${t('return_rate')}: ${cards(id === 'deng' ? 'mode_deng' : 'mode_single')}</dt><dd class="mono">${percent(rtp)}</dd></div>`,
  )}<div><dt>${t('rules_version')}</dt><dd class="mono">${pokDengRoom.id}</dd></div></dl><p class="tiny muted">${t('over_stake')}</p></div>
</div>`;
  return { title: t('how_to_play'), body };
}

/** Own hands, what this one is committed to and shuffled with, and the player's own part in it. */
export function fairSheet({ snapshot, t, say, actions, moment }: RoomFrame): Fairness {
  const { room, clientSeed } = snapshot.context;
  const hand = room?.hand ?? null;
  const over = (room?.bets ?? []).filter(
    ({ state, hand: of }) => state === 'settled' && (of !== hand?.id || moment === 'shown'),
  );
  const own = { name: say('seed_title'), hint: say('seed_hint'), change: t('fair_change') };
  const body = () => html`<div class="fair">
  ${seedValue(t('crash_commitment'), hand?.commitment ?? '', say('commitment_hint'))}
  ${hand?.clientSeed == null ? html`<div class="seed"><b class="small">${say('shuffled')}</b><p class="tiny faint">${say('shuffled_wait')}</p></div>` : seedValue(say('shuffled'), hand.clientSeed)}
  ${seedForm({ ...own, seed: clientSeed, set: (seed) => actions.send({ type: 'room.setSeed', clientSeed: seed }) })}</div>`;
  const rounds = () =>
    roundsToCheck(
      say('own_hands'),
      over,
      ({ id, payout, stake }) =>
        html`<span class="mono">${id}</span> <span class="mono end ${payout > stake ? 'gain' : 'muted'}">${signed(payout - stake)}</span>`,
    );
  return { title: t('fair_title'), leave: say('change_room'), body, ...(over.length === 0 ? {} : { rounds }) };
}
