import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../inspection/chart.ts';
import { collapse } from './collapse.ts';
import type { LaidChart } from './laidChart.ts';
import { type ShippedLayouts, shippedLayout } from './shippedLayouts.ts';

/** Lays a chart somewhere; the default does it in a worker. */
export type Lay = (chart: Chart) => Promise<LaidChart>;

/** A chart and the places of what it shows; both change together. */
export interface ChartPicture {
  readonly chart: Chart;
  readonly laid: LaidChart;
}

interface Folding {
  /** What to draw; null until the first layout is there. What was drawn last stays until the next one comes. */
  readonly picture: ChartPicture | null;
  /** Why there is no layout, or null. */
  readonly failure: string | null;
  /** Lays it once more after a failure. */
  readonly retry: () => void;
  readonly folded: ReadonlySet<string>;
  /** Folds a state, or unfolds it. */
  readonly fold: (id: string) => void;
}

const layAside: Lay = async (chart) => (await import('./layInWorker.ts')).layInWorker(chart);

/** Keeps a chart laid while its states are folded and unfolded: from what was shipped where that fits, else by `lay`. */
export function useLaidChart(chart: Chart, layouts: ShippedLayouts, lay: Lay = layAside): Folding {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [drawn, setDrawn] = useState<{ readonly picture: ChartPicture; readonly of: Chart } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const shown = useMemo(() => collapse(chart, folded), [chart, folded]);
  const shipped = useMemo(() => shippedLayout(shown, layouts), [shown, layouts]);

  const layNow = useRef(lay);
  layNow.current = lay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry changes nothing else
  useEffect(() => {
    setFailure(null);
    const draw = (laid: LaidChart): void => setDrawn({ picture: { chart: shown, laid }, of: chart });
    if (shipped !== null) return draw(shipped);
    let isWanted = true;
    layNow.current(shown).then(
      (laid) => isWanted && draw(laid),
      (error: unknown) => isWanted && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [shown, shipped, chart, tries]);

  const picture = useMemo(() => {
    if (shipped !== null) return { chart: shown, laid: shipped };
    return drawn?.of === chart ? drawn.picture : null;
  }, [shown, shipped, chart, drawn]);
  const fold = (id: string): void =>
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const retry = (): void => setTries((before) => before + 1);
  return { picture, failure, retry, folded, fold };
}
