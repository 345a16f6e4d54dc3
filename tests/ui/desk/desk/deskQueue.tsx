import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { ApiClient } from '../../../../src/api/client.ts';
import { type Endpoint, refusalsOf } from '../../../../src/api/contract/endpoint.ts';
import type { RefusalCode } from '../../../../src/api/contract/refusal.ts';
import { ApiError } from '../../../../src/api/failure.ts';
import { wireDeskPage } from '../../../../src/machines/desk/deskPage/deskPage.wire.ts';
import type { QueueName } from '../../../../src/machines/desk/deskPage/deskQueues.ts';
import { DeskPage } from '../../../../src/ui/desk/desk/DeskPage.tsx';
import { waiting } from '../../../model/desk/deskPage/deskParts.ts';
import { onScreen, press, pressIn } from '../../../model/onScreen.tsx';

/** Answers by id of an endpoint; an error is thrown. */
export type Answers = Record<string, unknown>;
export type Call = readonly [id: string, request: object, idempotencyKey?: string];

export const refusal = (code: RefusalCode) => new ApiError({ kind: 'refused', code, message: '', details: null });

/** A page of the desk on screen, with its real calls: each request is checked against the contract, and noted. */
export async function deskQueue(page: QueueName, answers: Answers) {
  const calls: Call[] = [];
  const api = (async (
    endpoint: Endpoint,
    { request, idempotencyKey }: { request: object; idempotencyKey?: string },
  ) => {
    endpoint.request.parse(request);
    if (endpoint.id === 'desk.overview') return { waiting };
    calls.push(idempotencyKey === undefined ? [endpoint.id, request] : [endpoint.id, request, idempotencyKey]);
    const answer = answers[endpoint.id];
    if (!(answer instanceof ApiError)) return answer;
    if (answer.failure.kind === 'refused') expect(refusalsOf(endpoint)).toContain(answer.failure.code);
    throw answer;
  }) as unknown as ApiClient;
  const machine = wireDeskPage({ api }).provide({ actions: { tellCounted: () => {} } });
  const input = { language: 'EN', keySeed: 'seed-of-a-page', page, mayAct: true, operator: 'desk1' } as const;
  const actor = createActor(machine, { input });
  const { carryOut, close } = onScreen<typeof actor>((shown) => <DeskPage actor={shown} />)(actor);
  /** Carries out, and waits until all is answered. */
  const step = async (move: () => void): Promise<void> => {
    await carryOut(move);
    for (let round = 0; actor.getSnapshot().hasTag('busy') && round < 20; round += 1) await carryOut(() => {});
  };
  await step(() => void actor.start());
  return {
    calls,
    answers,
    close: () => {
      actor.stop();
      close();
    },
    press: (name: string) => step(() => pressIn('#desk-part', name)),
    tab: (name: string) => step(() => press(name, 'tab')),
    turnTo: (number: number) => step(() => press(`Page ${number}`)),
    confirm: () => step(() => fireEvent.click(document.querySelector('dialog button[type="submit"]') ?? missing())),
    openFirst: () => step(() => fireEvent.click(document.querySelector('#desk-part li button') ?? missing())),
    type: (value: string) =>
      step(
        () =>
          void fireEvent.change(document.querySelector('dialog input, dialog textarea') ?? missing(), {
            target: { value },
          }),
      ),
  };
}

const missing = (): never => expect.unreachable('nothing to press or to fill');

/** What an element and those within it say, each by itself. */
export const piecesOf = (whole: Element | null): string =>
  [...(whole?.querySelectorAll('*') ?? [])]
    .map(({ childNodes }) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent)
        .join(''),
    )
    .filter((text) => text.trim() !== '')
    .join(' | ')
    .replaceAll('\u00a0', ' ');

export const firstRow = (): string => piecesOf(document.querySelector('#desk-part li'));
export const dialogSays = (): string => piecesOf(document.querySelector('dialog'));
export const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
/** Notes and alerts, in order. */
export const told = (): readonly string[] =>
  [...document.querySelectorAll('[role="status"], [role="alert"]')].map(({ textContent }) => textContent ?? '');
