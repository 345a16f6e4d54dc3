// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { contractOfferFlow } from './contractOffer.spec.ts';
import { contractOfferView } from './contractOffer.view.tsx';

describe('[CONTRACT-02] an offer on screen', () => {
  it.each(viewTests(contractOfferFlow, contractOfferView))('%s', (_title, run) => run());
});
