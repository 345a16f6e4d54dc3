import type { Console } from '../core/console.ts';
import type { EntryOf } from '../core/entry.ts';
import { type Answered, answeredBy, consequencesOf } from '../core/press.ts';
import { type Roots, rootsOf } from '../core/roots.ts';
import type { Reading, Viewed } from '../core/viewed.ts';
import { jsonOf } from '../core/words.ts';
import { LetThrough } from './why/LetThrough.tsx';
import { WhyAnswer } from './why/WhyAnswer.tsx';
import { type Row, WhyList } from './why/WhyList.tsx';

interface WhyTabProps {
  readonly core: Viewed;
  /** What else this application allows; null if it is only watched. */
  readonly steered: Console | null;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
  /** Whether clocks, polls and microsteps are left out. */
  readonly hidesMachinery: boolean;
  readonly onForm?: (type: string) => void;
  readonly onBranch?: ((seq: number) => void) | undefined;
}

/** Presses looked at, and lines of what followed. */
const MOST_PRESSES = 60;
const MOST_LINES = 14;

/** Why a button did nothing: from the press to each refused candidate, and what would let it through. */
export function WhyTab({ core, steered, chosen, onChoose, hidesMachinery, onForm, onBranch }: WhyTabProps) {
  const { recorder } = core;
  const roots = rootsOf(core);
  const rows = rowsOf(recorder, roots);
  const background = backgroundOf(recorder, roots, hidesMachinery);
  const all = [...rows.map(({ answered }) => answered), ...background];
  const shown = chosenAmong(all, chosen, recorder, roots);
  const isPress = shown !== undefined && roots.presses().includes(shown.entry.seq);
  return (
    <div className="why">
      <WhyList rows={rows} background={background} shown={shown?.entry.seq ?? null} onChoose={onChoose} />
      {shown === undefined ? (
        <p className="why-none say">No press yet. Use the site, then look here for what each press did.</p>
      ) : (
        <section key={shown.entry.seq} className="why-answer" aria-labelledby="why-title">
          <WhyAnswer
            answered={shown}
            isPress={isPress}
            consequences={isPress ? consequencesOf(recorder, roots, shown.entry.seq, MOST_LINES) : []}
            spelled={spelled}
            onChoose={onChoose}
          >
            <LetThrough
              core={core}
              answered={shown}
              steered={steered}
              spelled={spelled}
              onForm={onForm}
              onBranch={onBranch}
            />
          </WhyAnswer>
        </section>
      )}
    </div>
  );
}

/** A value in so many characters at most. */
const LONGEST = 60;

const spelled = (value: unknown): string => {
  const text = jsonOf(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
};

/** The newest presses; those that are the same in a row, such as typing, count as one. */
export function rowsOf(recorder: Reading, roots: Roots): readonly Row[] {
  const rows: Row[] = [];
  for (const seq of roots.presses().slice(-MOST_PRESSES).reverse()) {
    const entry = recorder.find(seq);
    const answered = entry?.kind === 'event' ? answeredBy(recorder, entry) : null;
    if (answered === null) continue;
    const last = rows.at(-1);
    if (last !== undefined && isAlike(last.answered, answered)) rows.splice(-1, 1, { ...last, times: last.times + 1 });
    else rows.push({ answered, times: 1 });
  }
  return rows;
}

const isAlike = (one: Answered, other: Answered): boolean =>
  one.entry.event.type === other.entry.event.type &&
  one.entry.actor === other.entry.actor &&
  one.outcome === other.outcome &&
  one.says === other.says;

function backgroundOf(recorder: Reading, roots: Roots, hidesMachinery: boolean): readonly Answered[] {
  const presses = new Set(roots.presses());
  return recorder.misses().flatMap((step) => {
    const entry = step.cause === null ? undefined : recorder.find(step.cause);
    if (entry?.kind !== 'event' || presses.has(entry.seq)) return [];
    if (hidesMachinery && roots.isMachinery(entry)) return [];
    return answeredBy(recorder, entry as EntryOf<'event'>) ?? [];
  });
}

/** The chosen event, or the press that the chosen entry goes back to, or the newest press. */
function chosenAmong(all: readonly Answered[], chosen: number | null, { find }: Reading, roots: Roots) {
  const entry = chosen === null ? undefined : find(chosen);
  const wanted = entry === undefined ? [] : [entry.seq, 'cause' in entry ? entry.cause : null, roots.rootOf(entry.seq)];
  const found = wanted.map((seq) => all.find((one) => one.entry.seq === seq)).find((one) => one !== undefined);
  return found ?? all[0];
}
