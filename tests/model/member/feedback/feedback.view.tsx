import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { feedbackMachine } from '../../../../src/machines/member/feedback/feedback.machine.ts';
import { contentProblem, picturesProblem } from '../../../../src/machines/member/feedback/feedback.rules.ts';
import { FeedbackForm } from '../../../../src/ui/member/feedback/FeedbackForm.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

const idle = { disabled: false, busy: false };
const isWriting = (snapshot: Snapshot) => snapshot.matches('writing');
const area = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'What happened, and when' });
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;

/** The form, as in the context. */
function showsForm({ context }: Snapshot): void {
  const { question, typed, tried, pictures, article } = context;
  expect([chosen(), area()?.value]).toEqual([question, typed]);
  expect(area()?.ariaInvalid).toBe(tried && contentProblem(context) ? 'true' : null);
  expect(picker()?.ariaInvalid).toBe(picturesProblem(context) ? 'true' : null);
  expect(screen.queryAllByRole('button', { name: /^Remove / }).length).toBe(pictures.length);
  expect(buttonCalled('Not about this article') !== null).toBe(article !== null);
  expect(screen.queryByText('Choose what it is about.') !== null).toBe(tried && question === null);
  const count = screen.queryByText(`${typed.length} of 500 characters`);
  expect(count === null).toBe(area()?.ariaInvalid === 'true');
}

export const feedbackView: View<typeof feedbackMachine> = {
  open: onScreen((actor) => <FeedbackForm actor={actor} record={null} />),
  drivers: {
    'feedback.retry': () => press('Try again'),
    'feedback.choose': ({ question }) => screen.getByDisplayValue(question).click(),
    'feedback.type': ({ value }) => void fireEvent.change(area() ?? expect.unreachable(), { target: { value } }),
    'feedback.addPictures': ({ pictures }) =>
      void fireEvent.change(picker() ?? expect.unreachable(), { target: { files: pictures.map(({ file }) => file) } }),
    'feedback.removePicture': ({ index }) => screen.getAllByRole('button', { name: /^Remove / })[index]?.click(),
    'feedback.dropArticle': () => press('Not about this article'),
    'feedback.submit': () => press('Send'),
    'feedback.resend': () => press('Send again'),
    'feedback.checkStatus': () => press('See my questions'),
    'page.language': 'elsewhere',
  },
  offers: {
    'feedback.retry': (snapshot) => snapshot.matches('failed'),
    'feedback.choose': isWriting,
    'feedback.type': (snapshot, { value }) => isWriting(snapshot) && value !== snapshot.context.typed,
    'feedback.addPictures': (snapshot, { pictures }) =>
      isWriting(snapshot) && pictures.every(({ name }) => name === 'proof.png'),
    'feedback.removePicture': (snapshot, { index }) =>
      isWriting(snapshot) && snapshot.context.pictures[index] !== undefined,
    'feedback.dropArticle': (snapshot) => isWriting(snapshot) && snapshot.context.article !== null,
    'feedback.submit': isWriting,
    'feedback.resend': (snapshot) => snapshot.matches('unsure'),
    'feedback.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    loading: () => expect([area(), alerts()]).toEqual([null, []]),
    failed: () => {
      expect(alerts().join()).toContain('The form could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    writing: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Send')).toEqual(idle);
      expect(alerts().length).toBe(snapshot.context.failure === null ? 0 : 1);
    },
    sending: (snapshot) => {
      showsForm(snapshot);
      expect(buttonCalled('Send')).toEqual({ disabled: true, busy: true });
    },
    unsure: (snapshot) => {
      showsForm(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect([buttonCalled('Send again'), buttonCalled('Send')]).toEqual([idle, null]);
    },
  },
};
