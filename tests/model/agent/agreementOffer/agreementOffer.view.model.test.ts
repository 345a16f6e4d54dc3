// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { agreementOfferFlow } from './agreementOffer.spec.ts';
import { agreementOfferView } from './agreementOffer.view.tsx';

describe('[CONTRACT-02] an offer on screen', () => {
  it.each(viewTests(agreementOfferFlow, agreementOfferView))('%s', (_title, run) => run());
});
