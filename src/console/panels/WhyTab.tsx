import type { AnyMachineSnapshot } from 'xstate';
import type { Viewed } from '../core/viewed.ts';
import { explainBlocked } from '../core/whyNot.ts';
import { jsonOf } from '../core/words.ts';
import { WhyNotPanel } from './why/WhyNotPanel.tsx';

interface WhyTabProps {
  readonly core: Pick<Viewed, 'recorder'>;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** Ignored events, with the evaluated candidates. */
export function WhyTab({ core, chosen, onChoose }: WhyTabProps) {
  const misses = core.recorder.misses().map(({ seq, event, actor, after }) => ({
    seq,
    event: event.type,
    actor: actor.id,
    answer: explainBlocked(after as AnyMachineSnapshot, event),
  }));
  return <WhyNotPanel misses={misses} chosen={chosen} onChoose={onChoose} spelled={(params) => jsonOf(params)} />;
}
