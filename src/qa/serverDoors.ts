import type { RuledField } from '../api/contract/account/registration.ts';
import type { ServerControls } from '../console/core/server/controls.ts';
import { createQaClient } from './qaClient.ts';

/** What the console does to the server, through the doors that QA=1 opens. */
export function createServerControls(fetch: typeof globalThis.fetch, baseURL = '/'): ServerControls {
  const qa = createQaClient(baseURL, fetch);
  return {
    state: async () => {
      const { registrationFields, registrationBonus, ...state } = await qa.state({});
      return { ...state, form: registrationFields, bonus: registrationBonus };
    },
    outbox: async () => (await qa.outbox({})).list,
    setFeature: async (name, isOn) => void (await qa.setFeatures({ features: { [name]: isOn } })),
    setForm: async ({ rule, order, bonus }) => {
      const rules = rule && { [rule.name]: { enabled: rule.enabled, required: rule.required } };
      await qa.setRegistration({
        ...(rules && { rules }),
        ...(order && { order: order as RuledField[] }),
        ...(bonus !== undefined && { registrationBonus: bonus }),
      });
    },
    putFault: async ({ call, code, ...fault }) =>
      void (await qa.fault({ endpoint: call, ...fault, ...(code !== undefined && { errorCode: code }) })),
    clearFault: async (call) => void (await qa.fault({ endpoint: call, fault: 'none', times: 1 })),
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
