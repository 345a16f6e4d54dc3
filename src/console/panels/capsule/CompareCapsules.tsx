import { useState } from 'react';
import { aligned, type Pair, type Side } from '../../core/capsule/align.ts';
import type { Capsule, CapsuleStep } from '../../core/capsule/capsule.ts';
import type { ValueApart } from '../../core/capsule/compare.ts';
import { jsonOf } from '../../core/words.ts';
import { VirtualRows } from '../VirtualRows.tsx';

interface Named {
  readonly name: string;
  readonly capsule: Capsule;
}

/** Two capsules side by side by what was done on the page, starting at the first difference that tells something. */
export function CompareCapsules({ one, other }: { readonly one: Named; readonly other: Named }) {
  const [{ of, pairs }, keep] = useState(() => pairsOf(one, other));
  if (of[0] !== one.capsule || of[1] !== other.capsule) keep(pairsOf(one, other));
  const telling = pairs.findIndex(({ isTelling }) => isTelling);
  const first = telling < 0 ? pairs.findIndex(({ apart }) => apart !== null) : telling;
  const [chosen, choose] = useState(first);
  const count = pairs.filter(({ apart }) => apart !== null).length;
  const next = pairs.findIndex(({ apart }, at) => at > chosen && apart !== null);
  const pair = pairs[chosen];
  return (
    <section ref={bringIn} className="compare" aria-label={`${one.name} compared with ${other.name}`}>
      <div className="cases">
        <p className="say" role="status">
          {first < 0
            ? `No differences in ${pairs.length} lines. Times are not compared.`
            : `${count} of ${pairs.length} lines differ; the first to look at is line ${first + 1}.`}
        </p>
        <button type="button" className="b" disabled={first < 0} onClick={() => choose(first)}>
          First difference
        </button>
        <button type="button" className="b" disabled={next < 0} onClick={() => choose(next)}>
          Next difference
        </button>
      </div>
      <div className="compare-head">
        <span>here: {one.name}</span>
        <span>there: {other.name}</span>
      </div>
      <VirtualRows
        name="Steps side by side"
        count={pairs.length}
        chosen={chosen}
        onChoose={choose}
        follows={false}
        row={(at) => <Line pair={pairs[at]} isFirst={at === first} one={one.capsule} other={other.capsule} />}
      />
      <div className="compare-says">
        <p className="say">{pair === undefined ? '' : (pair.apart?.says ?? 'No difference in this line.')}</p>
        {pair?.apart?.value && <Whole {...pair.apart.value} />}
      </div>
    </section>
  );
}

/** The comparison is below the rest of the panel. */
const bringIn = (section: HTMLElement | null): void => section?.scrollIntoView?.({ block: 'nearest' });

const pairsOf = (one: Named, other: Named) => ({
  of: [one.capsule, other.capsule] as const,
  pairs: aligned(one.capsule, other.capsule),
});

/** Both values in full. */
const Whole = ({ path, here, there }: ValueApart) => (
  <dl className="compare-whole" aria-label={path}>
    <dt>here</dt>
    <dd>{jsonOf(here)}</dd>
    <dt>there</dt>
    <dd>{jsonOf(there)}</dd>
  </dl>
);

interface LineProps {
  readonly pair: Pair | undefined;
  readonly isFirst: boolean;
  readonly one: Capsule;
  readonly other: Capsule;
}

function Line({ pair, isFirst, one, other }: LineProps) {
  if (pair === undefined) return null;
  const { here, there, apart } = pair;
  return (
    <span className={`compare-row${apart === null ? '' : ' apart'}`}>
      <span className="vh">{apart === null ? '' : isFirst ? 'the first difference:' : 'different:'}</span>
      <span aria-hidden="true">{isFirst ? '►' : apart === null ? '' : '≠'}</span>
      <Cell side={here} steps={one.steps} />
      <Cell side={there} steps={other.steps} />
    </span>
  );
}

function Cell({ side, steps }: { readonly side: Side | null; readonly steps: readonly CapsuleStep[] }) {
  if (side === null) return <span className="dim">nothing</span>;
  if ('did' in side) return <b>{side.did}</b>;
  const { event, to } = steps[side.step] as CapsuleStep;
  return (
    <span>
      <span className="dim">{side.step + 1}</span> {event.type} <span className="dim">{to}</span>
    </span>
  );
}
