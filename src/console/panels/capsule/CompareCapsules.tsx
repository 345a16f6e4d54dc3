import { useState } from 'react';
import { aligned, type Pair } from '../../core/capsule/align.ts';
import type { Capsule, CapsuleStep } from '../../core/capsule/capsule.ts';
import { VirtualRows } from '../VirtualRows.tsx';

interface Named {
  readonly name: string;
  readonly capsule: Capsule;
}

/** Two capsules side by side, starting at the first difference. */
export function CompareCapsules({ one, other }: { readonly one: Named; readonly other: Named }) {
  const [{ of, pairs }, keep] = useState(() => pairsOf(one, other));
  if (of[0] !== one.capsule || of[1] !== other.capsule) keep(pairsOf(one, other));
  const first = pairs.findIndex(({ says }) => says !== null);
  const [chosen, choose] = useState(first);
  const apart = pairs.filter(({ says }) => says !== null).length;
  const pair = pairs[chosen];
  return (
    <section ref={bringIn} className="compare" aria-label={`${one.name} compared with ${other.name}`}>
      <div className="cases">
        <p className="say" role="status">
          {first < 0
            ? `No differences in ${pairs.length} steps.`
            : `${apart} of ${pairs.length} lines differ, the first in line ${first + 1}.`}
        </p>
        <button type="button" className="b" disabled={first < 0} onClick={() => choose(first)}>
          First difference
        </button>
        <button
          type="button"
          className="b"
          disabled={pairs.findIndex(({ says }, at) => at > chosen && says !== null) < 0}
          onClick={() => choose(pairs.findIndex(({ says }, at) => at > chosen && says !== null))}
        >
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
      <p className="say compare-says">{pair === undefined ? '' : (pair.says ?? 'No difference in this step.')}</p>
    </section>
  );
}

/** The comparison is below the rest of the panel. */
const bringIn = (section: HTMLElement | null): void => section?.scrollIntoView?.({ block: 'nearest' });

const pairsOf = (one: Named, other: Named) => ({
  of: [one.capsule, other.capsule] as const,
  pairs: aligned(one.capsule, other.capsule),
});

interface LineProps {
  readonly pair: Pair | undefined;
  readonly isFirst: boolean;
  readonly one: Capsule;
  readonly other: Capsule;
}

function Line({ pair, isFirst, one, other }: LineProps) {
  if (pair === undefined) return null;
  const { here, there, says } = pair;
  return (
    <span className={`compare-row${says === null ? '' : ' apart'}`}>
      <span className="vh">{says === null ? '' : isFirst ? 'the first difference:' : 'different:'}</span>
      <span className="acc" aria-hidden="true">
        {says === null ? '' : isFirst ? '►' : '≠'}
      </span>
      <Step at={here} steps={one.steps} />
      <Step at={there} steps={other.steps} />
    </span>
  );
}

function Step({ at, steps }: { readonly at: number | null; readonly steps: readonly CapsuleStep[] }) {
  const step = at === null ? undefined : steps[at];
  if (step === undefined) return <span className="dim">nothing</span>;
  return (
    <span>
      <span className="dim">{(at ?? 0) + 1}</span> {step.event.type} <span className="dim">{step.to}</span>
    </span>
  );
}
