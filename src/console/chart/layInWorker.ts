import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?worker&url';
import type { Chart } from '../../inspection/chart.ts';
import type { LaidChart } from './laidChart.ts';
import { layChart } from './layChart.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** The one script that the console starts by address; the page's policy has to let `console` through. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('console', {
  createScriptURL: (url) => (url === workerUrl ? url : ''),
});

/** How long a chart may take, in ms; there are charts on which elkjs never ends. */
const PATIENCE = 10_000;

/** Lays a chart in a worker of its own, so that the page goes on meanwhile. Rejects when the worker fails or takes too long. */
export async function layInWorker(chart: Chart): Promise<LaidChart> {
  const worker = new Worker((policy?.createScriptURL(workerUrl) ?? workerUrl) as string, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the chart layout worker failed')));
    setTimeout(() => reject(new Error(`no layout after ${PATIENCE / 1000} s`)), PATIENCE);
  });
  failed.catch(() => {});
  try {
    return await Promise.race([layChart(chart, new ELK({ workerFactory: () => worker })), failed]);
  } finally {
    worker.terminate();
  }
}
