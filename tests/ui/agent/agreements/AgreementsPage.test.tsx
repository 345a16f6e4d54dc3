// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { agreementsMachine } from '../../../../src/machines/agent/agreements/agreements.machine.ts';
import { plug } from '../../../../src/machines/support/plug.ts';
import { AgreementsPage } from '../../../../src/ui/agent/agreements/AgreementsPage.tsx';
import { onScreen } from '../../../model/onScreen.tsx';
import { somchai } from '../../../model/site/session/session.spec.ts';
import { siteWith } from '../../../model/siteWith.ts';
import { allFeatures } from '../../../support/agentFeatures.ts';
import { holdApi } from '../../../support/holdApi.ts';

const noRequests = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  list: [],
};

it.each([
  [
    'that the upline has not offered one',
    true,
    'Your upline has not offered you this type yet. Offers will appear here.',
  ],
  ['that there is no upline', false, 'You don’t have an upline.'],
] as const)('[CONTRACT-07] tells a member without agreements %s', async (_title, toUpline, words) => {
  const held = holdApi();
  const machine = plug(agreementsMachine, { ...held, today: () => '1970-01-01' });
  const actor = createActor(machine, { input: { language: 'EN', keySeed: 'seed', address: '/' } }).start();
  for (const [id, value] of [
    ['agentFeatures.read', allFeatures],
    ['agreement.requests', noRequests],
    ['agreement.dividendList', { list: [], count: 0 }],
  ] as const) {
    await expect.poll(() => held.last().id).toBe(id);
    held.last().answer(value);
  }
  const site = siteWith({}, { ...somchai, toUpline });
  const { close } = onScreen<typeof actor>((agreements) => <AgreementsPage actor={agreements} site={site} />)(actor);
  onTestFinished(close);
  expect((await screen.findByText('No contracts')).nextElementSibling?.textContent).toBe(words);
});
