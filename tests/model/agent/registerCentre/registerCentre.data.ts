import { fieldRules } from '../../../../server/database/seed/fieldRules.ts';
import { registerCentreContract } from '../../../../src/api/contract/agent/registerCentre.ts';

const { overview, accounts } = registerCentreContract;
/** 22/11/2026 19:42 GMT+8. */
export const NOW = Date.UTC(2026, 10, 22, 11, 42);

export const rules = {
  username: fieldRules.username,
  nickname: { ...fieldRules.nickname, required: false },
  code: { ...fieldRules.affiliateCode, required: false },
};

export const centre = overview.value.parse({
  highestRate: 8_000,
  rules,
  ageThreshold: 18,
  links: [
    {
      ...{ id: 'permanent', code: 'LANTERN1', label: '', isAgent: false, rate: 0 },
      ...{ joined: null, lastJoinedAt: null, open: true },
    },
    {
      ...{ id: 'link-2', code: 'UDON5', label: 'Udon page', isAgent: false, rate: 6_000 },
      ...{ joined: 38, lastJoinedAt: NOW, open: true },
    },
    {
      ...{ id: 'link-1', code: 'OLD2025', label: 'Flyer', isAgent: true, rate: 5_500 },
      ...{ joined: 0, lastJoinedAt: null, open: false },
    },
  ],
});

/** After a new link. */
export const madeLink = registerCentreContract.makeLink.value.parse({
  id: 'link-3',
  links: [
    ...centre.links.slice(0, 1),
    {
      ...{ id: 'link-3', code: 'CHIANG7', label: 'Chiang Mai', isAgent: false, rate: 6_000 },
      ...{ joined: 0, lastJoinedAt: null, open: true },
    },
    ...centre.links.slice(1),
  ],
});

export const someAccounts = accounts.value.parse({
  list: [
    {
      ...{ id: 'account-4', account: 'kaew2030', nickname: 'Kaew', isAgent: false, rate: 5_000 },
      ...{ madeAt: NOW, state: 'waiting' },
    },
    {
      ...{ id: 'account-3', account: 'udon77', nickname: 'udon77', isAgent: true, rate: 0 },
      ...{ madeAt: NOW, state: 'opened' },
    },
    {
      ...{ id: 'account-2', account: 'nok2029', nickname: 'Nok', isAgent: false, rate: 2_500 },
      ...{ madeAt: NOW, state: 'expired' },
    },
    {
      ...{ id: 'account-1', account: 'ton2028', nickname: 'Ton', isAgent: false, rate: 8_000 },
      ...{ madeAt: NOW, state: 'claimed' },
    },
  ],
  count: 14,
});
