import { describe, expect, it } from 'vitest';
import { allowedAddress } from '../../../../src/machines/public/service/service.rules.ts';
import { modelTests } from '../../kit/modelTests.ts';
import { serviceFlow, serviceInput } from './service.spec.ts';

const closes = { effects: [{ did: 'closeWindow', params: undefined }] };

describe('customer service', () => {
  it.each(
    modelTests(serviceFlow, [
      ['[SUPPORT-02] start', { calls: { findLink: undefined } }],
      [
        '[SUPPORT-03] [SUPPORT-04] asking, done findLink [isAllowed] -> showing',
        {
          calls: { showLink: { address: 'https://play.test/support' } },
          sets: { address: 'https://play.test/support' },
        },
      ],
      ['[SUPPORT-06] asking, done findLink -> refused', closes],
      ['[SUPPORT-06] asking, error findLink -> failed', { ...closes, sets: { failure: { kind: 'offline' } } }],
      ['[SUPPORT-06] asking, service.close -> closed', { ...closes, ends: undefined }],
      ['[SUPPORT-05] showing, done showLink [isShown] -> closed', { ends: undefined }],
      '[SUPPORT-05] showing, done showLink -> blocked',
      ['[SUPPORT-06] showing, error showLink -> failed', { ...closes, sets: { failure: expect.anything() } }],
      ['showing, service.close -> closed', { ...closes, ends: undefined }],
      ['blocked, service.close -> closed', { ends: undefined }],
      [
        'failed, service.retry -> asking',
        {
          calls: { findLink: undefined },
          effects: [{ did: 'openWindow', params: undefined }],
          sets: { failure: null },
        },
      ],
      ['failed, service.close -> closed', { ends: undefined }],
      ['refused, service.close -> closed', { ends: undefined }],
    ]),
  )('%s', (_title, run) => run());

  it('[SUPPORT-05] opens pages of this site and of the merchant’s contact, and no others', () => {
    const of = (link: string) => allowedAddress(link, serviceInput);
    expect([of('/support'), of('https://help.example.test/chat?x=1')]).toEqual([
      'https://play.test/support',
      'https://help.example.test/chat?x=1',
    ]);
    const wrong = [
      'http://help.example.test/',
      'https://elsewhere.test/',
      'javascript:alert(1)',
      '//elsewhere.test',
      'data:text/html,x',
    ];
    expect(wrong.map(of)).toEqual(wrong.map(() => null));
  });
});
