import type { SystemStatus } from '../../src/api/contract/site/system.ts';

/** The server's answer with this status. */
export const statusOf = (status: number): SystemStatus => ({
  status,
  serverTime: 1_750_000_000_000,
  location: { ip: '203.0.113.7', country: 'TH' },
  maintenance: status === 1 ? { until: null, contactUrl: 'https://help.example.test' } : null,
  regionRestriction: status === 2 ? { contactUrl: 'https://help.example.test', reference: 'R1' } : null,
  analytics: { endpoint: null, requiresConsent: true },
  encryption: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k1' }] },
});
