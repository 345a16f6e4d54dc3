// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { contactsFlow } from './contacts.spec.ts';
import { contactsView } from './contacts.view.tsx';

describe('phone number and email address, on screen', () => {
  it.each(viewTests(contactsFlow, contactsView))('%s', (_title, run) => run());
});
