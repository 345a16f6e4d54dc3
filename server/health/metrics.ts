import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from './createHealth.ts';

/** What monitoring reads, in the text format of Prometheus. */
export interface Metrics {
  /** @param route pattern of the path, such as `/wps/member/info` */
  readonly answered: (method: string, route: string, status: number, seconds: number) => void;
  readonly text: (isDatabaseThere: boolean) => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(health: Pick<Health, 'errors' | 'failingJobs' | 'gamesAwaySince'>): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const database = gauge('statehouse_database_up', '1 while the database answers');
  const games = gauge('statehouse_games_up', '1 while the game provider answers');
  const jobs = gauge('statehouse_jobs_failing', 'Jobs whose last run failed');
  const errors = gauge('statehouse_errors_caught', 'Errors since the start that nobody waited for');
  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    text: (isDatabaseThere) => {
      database.set(isDatabaseThere ? 1 : 0);
      games.set(health.gamesAwaySince() === null ? 1 : 0);
      jobs.set(health.failingJobs().length);
      errors.set(health.errors());
      return register.metrics();
    },
    contentType: register.contentType,
  };
}
