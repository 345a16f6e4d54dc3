import type { ServerDoors } from '../console/core/server/doors.ts';
import { openQaDoors } from './qaDoors.ts';

/** What the console does to the server, through the doors that QA=1 opens. */
export function serverDoors(fetch: typeof globalThis.fetch): ServerDoors {
  const qa = openQaDoors('/', fetch);
  return {
    state: () => qa.state({}),
    outbox: async () => (await qa.outbox({})).list,
    setStatus: async (status) => void (await qa.setStatus({ status })),
    travel: async (ms) => void (await qa.travel({ ms })),
    openSession: async (username) => {
      const { token } = await qa.openSession({ username });
      sessionStorage.setItem('token', token);
      location.reload();
    },
    endSessions: async (username, reason) => void (await qa.endSessions({ username, reason })),
    reset: async () => void (await qa.reset({})),
  };
}

/** What the system status may be, as people call it (STATUS-04). */
export const statuses = [
  { value: 0, name: 'Normal' },
  { value: 1, name: 'Maintenance' },
  { value: 2, name: 'Region restricted' },
] as const;
